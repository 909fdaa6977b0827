import { words } from "../../messages.en-in.ts";
import type { Interview } from "../../shared/answers.ts";
import { Section } from "../../shared/section.tsx";
import * as s from "./interruptions.module.css";

const say = words.interview;

/** What was recorded, counted by kind and question: never when it happened. */
export function eventLines(events: Interview["events"]): string[] {
  const counts = new Map<string, { event: Interview["events"][number]; times: number }>();
  for (const event of events) {
    const key = `${event.number ?? 0}-${event.type}`;
    counts.set(key, { event, times: (counts.get(key)?.times ?? 0) + 1 });
  }
  return [...counts.values()]
    .sort((a, b) => (a.event.number ?? 0) - (b.event.number ?? 0))
    .map(({ event, times }) => say.event(say.events[event.type], event.number, times));
}

/** The interruptions of an interview as a neutral list, and whether full screen was possible. */
export function Interruptions({ events, fullScreen }: Pick<Interview, "events" | "fullScreen">) {
  return (
    <Section title={say.interruptions}>
      {events.length === 0 ? (
        <p>{say.noInterruptions}</p>
      ) : (
        <>
          <ul className={s.list}>
            {eventLines(events).map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
          <p className={s.about}>{say.eventsAbout}</p>
        </>
      )}
      {!fullScreen && <p>{say.noFullScreen}</p>}
    </Section>
  );
}
