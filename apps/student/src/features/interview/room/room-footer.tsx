import { Button } from "@dryrun/design-system/actions/button";
import { iconProps } from "@dryrun/design-system/icon-props";
import { INTERVIEW_QUESTIONS } from "@dryrun/domain/interviews/limits";
import { NEXT_QUESTION_FAILED } from "@dryrun/domain/interviews/messages";
import { ChevronLeft, CircleAlert, CircleQuestionMark } from "lucide-react";
import { messages } from "../messages.en-in.ts";
import { useConnection } from "./device/use-connection.ts";
import type { NextState } from "./questions/use-questions.ts";
import * as s from "./room-footer.module.css";

export interface RoomFooterProps {
  number: number;
  isBlank: boolean;
  /** The answer is "I don't know". */
  isSkipped: boolean;
  next: NextState;
  onPrevious: () => void;
  onNext: () => void;
  onDontKnow: () => void;
}

/** Prev and Next, always within reach of the thumb. */
export function RoomFooter({ number, isBlank, isSkipped, next, onPrevious, onNext, onDontKnow }: RoomFooterProps) {
  const hasFailed = next === "failed" || next === "offline";
  useConnection((isOnline) => isOnline && hasFailed && onNext());
  const isLast = number === INTERVIEW_QUESTIONS;
  return (
    <footer className={s.footer}>
      <div role="alert" className={s.fault}>
        {hasFailed && (
          <p>
            <CircleAlert {...iconProps(18)} />
            <span>
              {NEXT_QUESTION_FAILED} {next === "offline" && messages.room.needsConnection}
            </span>
          </p>
        )}
      </div>
      {isSkipped && (
        <p className={s.marked}>
          <CircleQuestionMark {...iconProps(18)} />
          {messages.room.markedUnknown}
        </p>
      )}
      <div className={s.buttons}>
        <Button icon={<ChevronLeft {...iconProps()} />} disabled={number === 1} onClick={onPrevious}>
          {messages.room.prev}
        </Button>
        {(isBlank || isSkipped) && (
          <Button variant="quiet" aria-pressed={isSkipped} className={s.unknown} onClick={onDontKnow}>
            {messages.room.dontKnow}
          </Button>
        )}
        <Button
          variant="primary"
          className={s.next}
          isBusy={next === "loading"}
          pendingLabel={messages.room.loadingNext}
          onClick={onNext}
        >
          {hasFailed ? messages.room.tryAgain : isLast ? messages.room.submit : messages.room.next}
        </Button>
      </div>
    </footer>
  );
}
