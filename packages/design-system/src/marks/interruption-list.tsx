import * as s from "./interruption-list.module.css";

const KINDS = {
  hidden: "Another tab or app was opened",
  blur: "Another window came to the front",
  resize: "The window was made smaller",
  "fullscreen-exit": "Full screen was left",
  offline: "The connection was lost",
  online: "The connection came back",
};

interface Interruption {
  type: keyof typeof KINDS;
  /** The question that was open. */
  number: number | null;
}

export interface InterruptionListProps {
  events: readonly Interruption[];
  /** Whether the device could go full screen. */
  fullScreen: boolean;
}

/** Counted by kind and question, in the order of the questions. */
function linesOf(events: readonly Interruption[]): string[] {
  const counts = new Map<string, number>();
  const inOrder = [...events].sort((a, b) => (a.number ?? 0) - (b.number ?? 0));
  for (const { type, number } of inOrder) {
    const line = number === null ? KINDS[type] : `Question ${number}: ${KINDS[type]}`;
    counts.set(line, (counts.get(line) ?? 0) + 1);
  }
  return [...counts].map(([line, times]) => (times > 1 ? `${line} (${times} times)` : line));
}

/** The recorded interruptions without times; the student and the recruiter see the same text. */
export function InterruptionList({ events, fullScreen }: InterruptionListProps) {
  return (
    <>
      {events.length === 0 ? (
        <p>None was recorded.</p>
      ) : (
        <ul className={s.list}>
          {linesOf(events).map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
      {!fullScreen && <p>Full screen was not available on this device.</p>}
    </>
  );
}
