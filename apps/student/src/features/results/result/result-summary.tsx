import { VerdictBadge } from "@dryrun/design-system/marks/verdict-badge";
import { type Fact, Facts } from "@dryrun/design-system/pages/facts";
import { paperClass } from "@dryrun/design-system/pages/paper";
import { isCloseToLine } from "@dryrun/domain/interviews/close-to-line";
import { Link } from "@dryrun/remote-kit/router";
import { paths } from "../../../paths.ts";
import type { Result } from "../result.ts";
import { words } from "../words.ts";
import * as s from "./result-view.module.css";

const say = words.result;

/** The score, the interview and its date; it stays visible next to the questions. */
export function ResultSummary({ result }: { result: Result }) {
  const { score, finalDecision, job, applicationId, submittedAt } = result;
  const facts: Fact[] = [{ name: say.handedIn, value: say.date(submittedAt) }];
  if (job) facts.unshift({ name: say.company, value: job.company });
  return (
    <section className={paperClass(s.summary)} aria-label={say.summary} data-print="no">
      <p className={s.total}>
        <b>{score ?? 0}</b> {say.outOf}{" "}
        <VerdictBadge verdict={finalDecision ?? "Review"} isClose={isCloseToLine(score, finalDecision)} />
      </p>
      <Facts facts={facts} isRoomy />
      {applicationId && (
        <Link to={paths.application(applicationId._id)} className="lone-link">
          {say.toApplication}
        </Link>
      )}
    </section>
  );
}
