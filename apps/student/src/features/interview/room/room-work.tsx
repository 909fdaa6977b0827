import { Button } from "@dryrun/design-system/actions/button";
import { Banner } from "@dryrun/design-system/feedback/banner";
import { BLANK_ANSWER, DONT_KNOW, SUBMIT_FAILED } from "@dryrun/domain/interviews/messages";
import { messages } from "../messages.en-in.ts";
import type { HandInPhase } from "./hand-in/hand-in.ts";
import * as s from "./hand-in/hand-in-note.module.css";
import type { Question } from "./open-interview.ts";
import { AnswerPane } from "./questions/answer-pane.tsx";
import { QuestionPane } from "./questions/question-pane.tsx";
import { isBlank, isSkipped } from "./questions/use-answers.ts";
import { RoomFooter } from "./room-footer.tsx";
import { type RoomLook, RoomPanes } from "./room-panes.tsx";
import type { Room } from "./use-room.ts";

/** A failed submission: the room stays open and retries. */
function HandInNote({ phase, onRetry }: { phase: HandInPhase; onRetry: () => void }) {
  return (
    <div className={s.place}>
      {phase === "failed" && (
        <Banner
          tone="danger"
          role="alert"
          action={
            <Button size="s" onClick={onRetry}>
              {messages.overview.tryNow}
            </Button>
          }
        >
          {SUBMIT_FAILED} {messages.overview.retrying}
        </Banner>
      )}
    </div>
  );
}

/** A question without data: on a phone its answer is below it, not on another tab. */
const hasNoData = ({ sampleData, run }: Question) => sampleData === null && run === null;

interface RoomWorkProps {
  room: Room;
  look: RoomLook;
  /** Whether the textarea replaces the code editor. */
  isPlain: boolean;
  onBlur: () => void;
  /** The person ran the answer. */
  onRun: () => void;
}

/** The current question with its answer, and the moves to the others. */
export function RoomWork({ room, look, isPlain, onBlur, onRun }: RoomWorkProps) {
  const { work, text, handIn, answer } = room;
  const { current, question } = work;
  const shown = look === "tabs" && hasNoData(question) ? "prose" : look;
  return (
    <>
      <HandInNote phase={handIn.phase} onRetry={handIn.hurry} />
      <RoomPanes
        look={shown}
        tab={room.tab}
        onTab={room.setTab}
        question={<QuestionPane question={question} onInsert={room.insert} isCollapsible={look === "stack"} />}
        answer={
          <AnswerPane
            editorRef={room.editor}
            revision={room.revision}
            {...{ question, isPlain, onBlur }}
            isPinned={shown === "tabs"}
            hasNames={shown === "tabs"}
            value={answer}
            onValue={room.write}
            error={room.isBlankRefused ? BLANK_ANSWER : undefined}
            onRestore={text.others[current] === undefined ? undefined : () => room.replace(() => text.restore(current))}
            onInsert={room.insert}
            runner={room.runner}
            runRef={room.run}
            onRun={onRun}
          />
        }
      />
      <RoomFooter
        number={current}
        isBlank={isBlank(answer)}
        next={work.next}
        onPrevious={() => room.open(current - 1)}
        onNext={() => void room.next()}
        isSkipped={isSkipped(answer)}
        onDontKnow={() => room.replace(() => room.write(isSkipped(answer) ? "" : DONT_KNOW))}
      />
    </>
  );
}
