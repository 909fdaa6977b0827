import { buttonClass } from "@dryrun/design-system/actions/button-class";
import { paperClass } from "@dryrun/design-system/pages/paper";
import { NEWEST_JOBS } from "@dryrun/domain/jobs/limits";
import { Section } from "../section.tsx";
import * as s from "./live-jobs.module.css";

/** Reserved lines for the newest jobs, which a script fills in, so that nothing moves. */
const PLACES = Array.from({ length: NEWEST_JOBS }, (_, index) => index);

export function LiveJobs() {
  return (
    <div data-live-jobs>
      <Section id="jobs" title="Open now">
        <p className={s.count} data-live-count>
          Newest jobs on Dryrun.
        </p>
        <ul className={s.jobs}>
          {PLACES.map((at) => (
            <li key={at} className={paperClass(s.job)} data-live-job aria-hidden="true">
              <a href="/register" className={s.title} data-live-title>
                {"\u00a0"}
              </a>
              <span data-live-pay>{"\u00a0"}</span>
              <span data-live-place>{"\u00a0"}</span>
              <span className={s.about} data-live-about>
                {"\u00a0"}
              </span>
            </li>
          ))}
        </ul>
        <p>
          <a href="/register" className={buttonClass()}>
            Create account
          </a>
        </p>
      </Section>
    </div>
  );
}
