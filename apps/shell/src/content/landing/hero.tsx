import { buttonClass } from "@dryrun/design-system/actions/button-class";
import { FREE_CREDITS } from "@dryrun/domain/auth/limits";
import { BRAND } from "@dryrun/domain/brand";
import { INTERVIEW_MINUTES } from "@dryrun/domain/interviews/limits";
import * as s from "./hero.module.css";
import { RehearsalCard } from "./rehearsal-card.tsx";

/** One sentence about Dryrun, the call to action, and an example of a result. */
export function Hero() {
  return (
    <section className={s.hero} aria-labelledby="headline">
      <div>
        <h1 id="headline" className={s.headline}>
          Rehearse the interview. Then walk in.
        </h1>
        <p className={s.sub}>
          A {INTERVIEW_MINUTES}-minute mock interview for each data job you apply to. Ten questions on SQL, Excel, Power
          BI, VBA, a business case and how you work with others, scored with reasons.
        </p>
        <p className={s.actions}>
          <a href="/register" className={buttonClass({ variant: "primary", size: "l" })}>
            Create account
          </a>
          <a href="#scored-answer" className={buttonClass({ size: "l" })}>
            See a scored answer
          </a>
        </p>
        <p className={s.note}>{FREE_CREDITS} interview free. No card.</p>
        <p className={s.next} data-next-session data-waits>
          <span data-next-session-line />
          <a href={BRAND.masterclassUrl}>See the masterclass</a>
        </p>
      </div>
      <RehearsalCard />
    </section>
  );
}
