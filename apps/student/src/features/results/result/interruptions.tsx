import { InterruptionList } from "@dryrun/graded-answers/interruption-list";
import { messages } from "../messages.en-in.ts";
import type { Result } from "../result.ts";
import * as s from "./result-view.module.css";

const text = messages.result;

/** The recorded interruptions as the recruiter sees them: kind and question, never the time. */
export function Interruptions({ result: { events, fullScreen, sendable, submittedToEmployer } }: { result: Result }) {
  return (
    <section className={s.part}>
      <h2>{text.interruptions}</h2>
      {(sendable || submittedToEmployer) && <p className={s.muted}>{text.interruptionsText}</p>}
      <InterruptionList events={events} fullScreen={fullScreen} />
    </section>
  );
}
