import { VerdictBadge } from "@dryrun/design-system/marks/verdict-badge";
import { type Fact, Facts } from "@dryrun/design-system/pages/facts";
import { paperClass } from "@dryrun/design-system/pages/paper";
import { isCloseToLine } from "@dryrun/domain/interviews/close-to-line";
import { Link } from "@dryrun/remote-kit/router";
import { paths } from "../../../paths.ts";
import { messages } from "../messages.en-in.ts";
import type { Result } from "../result.ts";
import * as s from "./result-view.module.css";

const text = messages.result;

/** The score, the interview and its date; it stays visible next to the questions. */
export function ResultSummary({ result }: { result: Result }) {
  const { score, finalDecision, job, applicationId, submittedAt } = result;
  const facts: Fact[] = [{ name: text.handedIn, value: text.date(submittedAt) }];
  if (job) facts.unshift({ name: text.company, value: job.company });
  return (
    <section className={paperClass(s.summary)} aria-label={text.summary} data-print="no">
      <p className={s.total}>
        <b>{score ?? 0}</b> {text.outOf}{" "}
        <VerdictBadge verdict={finalDecision ?? "Review"} isClose={isCloseToLine(score, finalDecision)} />
      </p>
      <Facts facts={facts} isRoomy />
      {applicationId && (
        <Link to={paths.application(applicationId._id)} className="lone-link">
          {text.toApplication}
        </Link>
      )}
    </section>
  );
}
