import { useIsWide } from "@dryrun/design-system/use-is-wide";
import { BLANK_ANSWER, COPYING_OFF, DONT_KNOW } from "@dryrun/domain/interviews/messages";
import { announce, usePageTitle } from "@dryrun/remote-kit/page";
import { useRef, useState } from "react";
import { SPLIT_FROM, TABS_BELOW } from "../preflight/device-check.ts";
import { words } from "../words.ts";
import { TimeUp } from "./clock/time-up.tsx";
import { useCopyGuard } from "./device/use-copy-guard.ts";
import { useDeviceChoice } from "./device/use-device-choice.ts";
import { useVisualHeight } from "./device/use-visual-height.ts";
import { HandInNote } from "./hand-in/hand-in-note.tsx";
import { AnswerPane } from "./questions/answer-pane.tsx";
import { HelpPanel } from "./questions/help-panel.tsx";
import { OverviewPanel } from "./questions/overview-panel.tsx";
import { QuestionPane } from "./questions/question-pane.tsx";
import { isBlank } from "./questions/use-answers.ts";
import * as s from "./room-body.module.css";
import { RoomFooter } from "./room-footer.tsx";
import { RoomHeader } from "./room-header.tsx";
import { RoomNote } from "./room-note.tsx";
import { RoomPanes } from "./room-panes.tsx";
import type { RoomBodyProps } from "./room-props.ts";
import { useRoom } from "./use-room.ts";

/** Ten questions, one clock. */
export function RoomBody(props: RoomBodyProps) {
  const { queue, saveState, times, totalSeconds, isRecordOnly, recorded } = props;
  const room = useRoom(props);
  const { view, work, text, handIn, answer } = room;
  const { current, question, questions } = work;
  const look = useLook();
  const [isCopyRefused, setCopyRefused] = useState(false);
  const [hasHiddenTime, setHiddenTime] = useDeviceChoice("hideTime");
  const [isPlain, setPlain] = useDeviceChoice("plainEditor");
  const body = useRef<HTMLDivElement>(null);
  useVisualHeight(body);
  usePageTitle(words.room.position(current, question.type));
  useCopyGuard(() => {
    setCopyRefused(true);
    announce(COPYING_OFF);
  });

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
      <RoomNote isCopyRefused={isCopyRefused} recorded={recorded} />
      {view === "overview" && (
        <OverviewPanel
          {...shared}
          phase={handIn.phase}
          onGo={room.open}
          onSubmit={() => {
            queue.flush();
            handIn.start({ isForced: false });
          }}
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
      {view === "work" && (
        <>
          <HandInNote phase={handIn.phase} onRetry={handIn.hurry} />
          <RoomPanes
            look={look}
            tab={room.tab}
            onTab={room.setTab}
            question={<QuestionPane question={question} onInsert={room.insert} isCollapsible={look === "stack"} />}
            answer={
              <AnswerPane
                editorRef={room.editor}
                revision={room.revision}
                {...{ question, isPlain }}
                isPhone={look === "tabs"}
                value={answer}
                onValue={room.write}
                onBlur={queue.flush}
                error={room.isBlankRefused ? BLANK_ANSWER : undefined}
                onRestore={
                  text.others[current] === undefined ? undefined : () => room.replace(() => text.restore(current))
                }
                onInsert={room.insert}
              />
            }
          />
          <RoomFooter
            number={current}
            isBlank={isBlank(answer)}
            next={work.next}
            onPrevious={() => room.open(current - 1)}
            onNext={() => void room.next()}
            onDontKnow={() => room.replace(() => room.write(DONT_KNOW))}
          />
        </>
      )}
    </div>
  );
}

/** Tabs on a phone, one below the other on a tablet, side by side on a desktop. */
function useLook() {
  const hasRoom = useIsWide(TABS_BELOW);
  const hasWidth = useIsWide(SPLIT_FROM);
  return hasWidth ? "split" : hasRoom ? "stack" : "tabs";
}
