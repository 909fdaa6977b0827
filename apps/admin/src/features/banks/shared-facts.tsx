import { isProgram } from "@dryrun/domain/interviews/program";
import type { InterviewTopic } from "@dryrun/domain/interviews/topics";
import { quizItems as messages } from "../../messages/banks/quiz-items.en-in.ts";
import { CodeText } from "../../shared/code-text.tsx";
import * as s from "./banks.module.css";

/** Text of a question, with its code marked. */
export const Prose = ({ text }: { text: string }) => (
  <span className={s.text}>
    <CodeText text={text} />
  </span>
);

/** A program with its columns kept, or prose like any other text. */
export const ModelAnswer = ({ topic, text }: { topic: InterviewTopic; text: string }) =>
  isProgram(topic, text) ? <code className={s.program}>{text}</code> : <Prose text={text} />;

/** The correlation with the rest of the bank, and its meaning. */
export const Discrimination = ({ value, about }: { value: number | null; about: string }) => (
  <>
    {messages.discriminationOf(value)}
    <span className={s.note}>{about}</span>
  </>
);

export const Retired = ({ at, reason }: { at: string; reason: string }) => (
  <span className={s.text}>{messages.retiredOn(at, reason)}</span>
);

/** Shows one line per item, with a note below it. */
export function Lines({ lines }: { lines: readonly { text: string; note?: string }[] }) {
  return (
    <ul className={s.options}>
      {lines.map(({ text, note }) => (
        <li key={text}>
          <span className={s.text}>{text}</span>
          {note && <span className={s.note}>{note}</span>}
        </li>
      ))}
    </ul>
  );
}
