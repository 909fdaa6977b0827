import { Button } from "@dryrun/design-system/actions/button";
import { Spinner } from "@dryrun/design-system/actions/spinner";
import { useIsWide } from "@dryrun/design-system/use-is-wide";
import { COPYING_OFF, SUBMIT_FAILED } from "@dryrun/domain/interviews/messages";
import { announce, usePageTitle } from "@dryrun/remote-kit/page";
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from "react";
import { EDITOR_SELECTOR } from "../../../shared/editor/editor-props.ts";
import { messages } from "../messages.en-in.ts";
import { SPLIT_FROM, TABS_BELOW } from "../preflight/device-check.ts";
import { useDeviceChoice } from "./device/use-device-choice.ts";
import type { HandInPhase } from "./hand-in/hand-in.ts";
import { OvertakenNotice } from "./overtaken-notice.tsx";
import { HelpPanel } from "./questions/help-panel.tsx";
import { OverviewPanel } from "./questions/overview-panel.tsx";
import * as s from "./room-body.module.css";
import { RoomHeader } from "./room-header.tsx";
import { RoomNote } from "./room-note.tsx";
import type { RoomLook } from "./room-panes.tsx";
import type { RoomBodyProps } from "./room-props.ts";
import { RoomWork } from "./room-work.tsx";
import { useRoom } from "./use-room.ts";

/** Keeps an element as high as the visual viewport, so that an on-screen keyboard never covers its lower edge. */
function useVisualHeight(): RefObject<HTMLDivElement | null> {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const viewport = globalThis.visualViewport;
    if (!viewport) return;
    const fit = () => {
      if (viewport.scale > 1.01) return; // zoomed in: the layout does not change
      element.current?.style.setProperty("--room-height", `${viewport.height}px`);
      element.current?.style.setProperty("--room-top", `${viewport.offsetTop}px`);
    };
    fit();
    viewport.addEventListener("resize", fit);
    viewport.addEventListener("scroll", fit);
    return () => {
      viewport.removeEventListener("resize", fit);
      viewport.removeEventListener("scroll", fit);
    };
  }, []);
  return element;
}

const SAID = ["copy", "cut", "paste", "contextmenu"];
const SILENT = ["selectstart", "dragstart", "drop"];

const isInEditor = (target: EventTarget | null) =>
  (target instanceof Element ? target : target instanceof Node ? target.parentElement : null)?.closest(
    EDITOR_SELECTOR,
  ) != null;

/**
 * Allows copy, cut, paste, selection and the context menu in the answer editor only. Returns when it
 * last refused one, or null.
 */
function useCopyGuard(): number | null {
  const [refusedAt, setRefusedAt] = useState<number | null>(null);
  const report = useEffectEvent(({ timeStamp }: Event) => {
    announce(COPYING_OFF);
    setRefusedAt(timeStamp);
  });
  useEffect(() => {
    const refuse = (event: Event) => {
      if (isInEditor(event.target)) return;
      event.preventDefault();
      if (SAID.includes(event.type)) report(event);
    };
    for (const type of [...SAID, ...SILENT]) document.addEventListener(type, refuse, true);
    return () => {
      for (const type of [...SAID, ...SILENT]) document.removeEventListener(type, refuse, true);
    };
  }, []);
  return refusedAt;
}

/** Shown when the answers can no longer be changed and are being sent. */
function TimeUp({ phase, onRetry }: { phase: HandInPhase; onRetry: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const isOffline = phase === "failed" && !navigator.onLine;
  return (
    <div className={s.place}>
      <h1 ref={heading} tabIndex={-1} className={s.title}>
        {isOffline ? messages.handIn.timeUpOffline : messages.handIn.timeUp}
      </h1>
      {phase === "failed" ? (
        <>
          <p role="alert">
            {SUBMIT_FAILED} {messages.overview.retrying}
          </p>
          <Button onClick={onRetry}>{messages.overview.tryNow}</Button>
        </>
      ) : (
        <Spinner />
      )}
    </div>
  );
}

interface NoticesProps extends Pick<RoomBodyProps, "applicationId" | "onStop" | "recorded"> {
  copyRefusedAt: number | null;
  onFinish: () => void;
}
/** What the person must know below the bar: one of them asks, the other one disappears. */
const Notices = ({ applicationId, onStop, onFinish, copyRefusedAt, recorded }: NoticesProps) => (
  <div>
    <OvertakenNotice {...{ applicationId, onStop, onFinish }} />
    <RoomNote {...{ copyRefusedAt, recorded }} />
  </div>
);

/** Ten questions, one clock. */
export function RoomBody(props: RoomBodyProps) {
  const { queue, saveState, times, totalSeconds, isRecordOnly, onRun } = props;
  const room = useRoom(props);
  const { view, work, text, handIn } = room;
  const { current, question, questions } = work;
  const look = useLook();
  const copyRefusedAt = useCopyGuard();
  const [hasHiddenTime, setHiddenTime] = useDeviceChoice("hideTime");
  const [isPlain, setPlain] = useDeviceChoice("plainEditor");
  const body = useVisualHeight();
  usePageTitle(messages.room.position(current, question.type));

  if (room.isTimeUp) return <TimeUp phase={handIn.phase} onRetry={handIn.hurry} />;
  const shared = { answers: text.answers, fetched: questions.length, times };
  return (
    <div ref={body} className={s.body} data-view={view}>
      <RoomHeader
        {...shared}
        {...{ totalSeconds, saveState, hasHiddenTime, view }}
        headingRef={room.heading}
        number={current}
        type={question.type}
        isPhone={look === "tabs"}
        onSelect={room.open}
        onView={(to) => (to === "work" ? room.arrive() : room.setView(to))}
      />
      <Notices {...props} {...{ copyRefusedAt }} onFinish={() => room.heading.current?.focus()} />
      {view === "overview" && (
        <OverviewPanel
          {...shared}
          phase={handIn.phase}
          onGo={room.open}
          onSubmit={room.submit}
          onRetry={handIn.hurry}
          onKeepWorking={room.arrive}
        />
      )}
      {view === "help" && (
        <HelpPanel
          {...{ hasHiddenTime, isPlain, isRecordOnly }}
          minutes={totalSeconds / 60}
          onHiddenTime={setHiddenTime}
          onPlain={setPlain}
          onClose={room.arrive}
        />
      )}
      {view === "work" && <RoomWork {...{ room, look, isPlain, onRun }} onBlur={queue.flush} />}
    </div>
  );
}

/** Chooses tabs on a phone, one below the other on a tablet, side by side on a desktop. */
function useLook(): RoomLook {
  const hasRoom = useIsWide(TABS_BELOW);
  const hasWidth = useIsWide(SPLIT_FROM);
  return hasWidth ? "split" : hasRoom ? "stack" : "tabs";
}
