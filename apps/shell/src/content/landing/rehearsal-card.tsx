import { VerdictBadge } from "@dryrun/design-system/marks/verdict-badge";
import { VerdictMeter } from "@dryrun/design-system/marks/verdict-meter";
import * as s from "./rehearsal-card.module.css";

/** An example, and labelled as one. */
const SCORE = 74;

/** The result of a mock interview. */
export function RehearsalCard() {
  return (
    <figure className={s.card}>
      <figcaption className={s.caption}>
        <span>Example result: Data Analyst, Pune</span>
        <VerdictBadge verdict="Pass" />
      </figcaption>
      <VerdictMeter score={SCORE} verdict="Pass" />
      <p className={s.note}>Only you see this until you press Send to Recruiter.</p>
    </figure>
  );
}
