import { Button } from "@dryrun/design-system/actions/button";
import { IconButton } from "@dryrun/design-system/actions/icon-button";
import { CueLine } from "@dryrun/design-system/feedback/cue-line";
import { iconProps } from "@dryrun/design-system/icon-props";
import { Mark } from "@dryrun/design-system/pages/mark";
import { INTERVIEW_QUESTIONS } from "@dryrun/domain/interviews/limits";
import { CircleQuestionMark } from "lucide-react";
import type { RefObject } from "react";
import type { SaveState } from "../answers/save-queue.ts";
import { messages } from "../messages.en-in.ts";
import type { Times } from "./clock/clock.ts";
import { RoomClock } from "./clock/room-clock.tsx";
import type { Texts } from "./open-interview.ts";
import { SaveNote } from "./questions/save-note.tsx";
import { isBlank, isSkipped } from "./questions/use-answers.ts";
import * as s from "./room-header.module.css";
import type { RoomView } from "./use-room.ts";

export interface RoomHeaderProps {
  headingRef: RefObject<HTMLHeadingElement | null>;
  number: number;
  type: string;
  answers: Texts;
  fetched: number;
  saveState: SaveState;
  times: Times;
  totalSeconds: number;
  hasHiddenTime: boolean;
  view: RoomView;
  /** On a phone the progress line cannot be pressed, because its dashes are narrower than a finger. */
  isPhone: boolean;
  onSelect: (number: number) => void;
  onView: (view: RoomView) => void;
}

/** The current question, the save state, the time left, and the button for the overview. */
export function RoomHeader(props: RoomHeaderProps) {
  const { number, type, answers, fetched, saveState, view, onView } = props;
  const steps = Array.from({ length: INTERVIEW_QUESTIONS }, (_, index) => {
    if (index >= fetched) return { state: "locked" } as const;
    const answer = answers[index + 1];
    if (isBlank(answer) || saveState.pending.includes(index + 1)) return { state: "open" } as const;
    return { state: isSkipped(answer) ? "skipped" : "saved" } as const;
  });
  const toggle = (to: RoomView) => onView(view === to ? "work" : to);
  return (
    <header className={s.header}>
      <Mark size={22} className={s.mark} />
      <h1 ref={props.headingRef} tabIndex={-1} className={s.position}>
        {messages.room.position(number, type)}
      </h1>
      <div className={s.line}>
        <CueLine
          steps={steps}
          noun={messages.room.question}
          current={number - 1}
          onSelect={props.isPhone ? undefined : (at) => props.onSelect(at + 1)}
        />
      </div>
      <div className={s.save}>
        <SaveNote state={saveState} />
      </div>
      <div className={s.clock}>
        <RoomClock times={props.times} totalSeconds={props.totalSeconds} hasHiddenDigits={props.hasHiddenTime} />
      </div>
      <div className={s.buttons}>
        <IconButton
          label={messages.room.help}
          icon={<CircleQuestionMark {...iconProps()} />}
          aria-expanded={view === "help"}
          onClick={() => toggle("help")}
        />
        <Button size="s" aria-expanded={view === "overview"} onClick={() => toggle("overview")}>
          {messages.room.overview}
        </Button>
      </div>
    </header>
  );
}
