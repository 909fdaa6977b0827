import { InterruptionList } from "@dryrun/graded-answers/interruption-list";
import type { Result } from "../result.ts";
import { words } from "../words.ts";
import * as s from "./result-view.module.css";

const say = words.result;

/** The recorded interruptions as the recruiter sees them: kind and question, never the time. */
export function Interruptions({ result: { events, fullScreen, sendable, submittedToEmployer } }: { result: Result }) {
  return (
    <section className={s.part}>
      <h2>{say.interruptions}</h2>
      {(sendable || submittedToEmployer) && <p className={s.muted}>{say.interruptionsText}</p>}
      <InterruptionList events={events} fullScreen={fullScreen} />
    </section>
  );
}
