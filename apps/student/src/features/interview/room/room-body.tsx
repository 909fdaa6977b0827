import { useIsWide } from "@dryrun/design-system/use-is-wide";
import { usePageTitle } from "@dryrun/remote-kit/page";
import { messages } from "../messages.en-in.ts";
import { SPLIT_FROM, TABS_BELOW } from "../preflight/device-check.ts";
import { TimeUp } from "./clock/time-up.tsx";
import { useCopyGuard } from "./device/use-copy-guard.ts";
import { useDeviceChoice } from "./device/use-device-choice.ts";
import { useVisualHeight } from "./device/use-visual-height.ts";
import { HelpPanel } from "./questions/help-panel.tsx";
import { OverviewPanel } from "./questions/overview-panel.tsx";
import * as s from "./room-body.module.css";
import { RoomHeader } from "./room-header.tsx";
import { RoomNote } from "./room-note.tsx";
import type { RoomLook } from "./room-panes.tsx";
import type { RoomBodyProps } from "./room-props.ts";
import { RoomWork } from "./room-work.tsx";
import { useRoom } from "./use-room.ts";

/** Ten questions, one clock. */
export function RoomBody(props: RoomBodyProps) {
  const { queue, saveState, times, totalSeconds, isRecordOnly, recorded, onRun } = props;
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
      <RoomNote copyRefusedAt={copyRefusedAt} recorded={recorded} />
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
