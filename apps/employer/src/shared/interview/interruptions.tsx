import { InterruptionList } from "@dryrun/graded-answers/interruption-list";
import { messages } from "../../messages.en-in.ts";
import type { Interview } from "../answers.ts";
import { Section } from "../section.tsx";
import * as s from "./interruptions.module.css";

const text = messages.interview;

/** The interruptions of an interview as a neutral list, and whether full screen was available. */
export function Interruptions({ events, fullScreen }: Pick<Interview, "events" | "fullScreen">) {
  return (
    <Section title={text.interruptions}>
      <InterruptionList events={events} fullScreen={fullScreen} />
      {events.length > 0 && <p className={s.about}>{text.eventsAbout}</p>}
    </Section>
  );
}
