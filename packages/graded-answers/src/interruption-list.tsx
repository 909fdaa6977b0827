import * as s from "./interruption-list.module.css";
import { messages } from "./messages.en-in.ts";

const { interruptions: say } = messages;

interface Interruption {
  type: keyof typeof say.kinds;
  /** The question that was open then. */
  number: number | null;
}

export interface InterruptionListProps {
  events: readonly Interruption[];
  /** Whether the device supported full screen. */
  fullScreen: boolean;
}

/** Counted by kind and question, in the order of the questions. */
function linesOf(events: readonly Interruption[]): string[] {
  const counts = new Map<string, number>();
  const inOrder = [...events].sort((a, b) => (a.number ?? 0) - (b.number ?? 0));
  for (const { type, number } of inOrder) {
    const line = say.line(say.kinds[type], number);
    counts.set(line, (counts.get(line) ?? 0) + 1);
  }
  return [...counts].map(([line, times]) => (times > 1 ? say.repeated(line, times) : line));
}

/** The recorded interruptions without times; the student and the recruiter see the same text. */
export function InterruptionList({ events, fullScreen }: InterruptionListProps) {
  return (
    <>
      {events.length === 0 ? (
        <p>{say.none}</p>
      ) : (
        <ul className={s.list}>
          {linesOf(events).map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
      {!fullScreen && <p>{say.noFullScreen}</p>}
    </>
  );
}
