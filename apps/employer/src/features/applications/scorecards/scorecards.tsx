import { useEmployerScorecardsQuery } from "@dryrun/api-client/applications/scorecards/employer";
import { Button } from "@dryrun/design-system/actions/button";
import { Skeleton } from "@dryrun/design-system/feedback/skeleton";
import { saveJobCriteria } from "@dryrun/domain/applications/scorecards/calls";
import { formatDateTime } from "@dryrun/domain/time";
import { LoadFailed } from "@dryrun/frame/load-failed";
import { Link } from "@dryrun/remote-kit/router";
import { paths } from "../../../paths.ts";
import type { Scorecards as Answer, Application } from "../../../shared/answers.ts";
import { May } from "../../../shared/role/may.tsx";
import { ScorecardForm } from "./scorecard-form.tsx";
import { scorecards as text } from "./scorecards.en-in.ts";
import * as s from "./scorecards.module.css";
import { authorOf, Scores } from "./scores.tsx";
import { section } from "./section.en-in.ts";
import { useScorecard } from "./use-scorecard.ts";

interface ScorecardsProps {
  application: Pick<Application, "_id" | "jobId">;
}

/** Who has submitted a scorecard, the person's own one, and then all scores. */
export function Scorecards({ application }: ScorecardsProps) {
  const { currentData, error, isFetching, refetch } = useEmployerScorecardsQuery({
    params: { applicationId: application._id },
  });
  if (currentData) return <Loaded application={application} answer={currentData} />;
  if (!error) return <Skeleton label={section.loading} count={2} shape="text" />;
  return <LoadFailed title={section.failed} error={error} onRetry={() => void refetch()} isRetrying={isFetching} />;
}

function Loaded({ application, answer }: ScorecardsProps & { answer: Answer }) {
  const own = useScorecard(application._id, answer);
  const { criteria, mayFill, isWithheld, scorecards, summary, submitted } = answer;
  return (
    <div className={s.part}>
      <Submitted submitted={submitted} />
      {isWithheld && submitted.length > 0 && <p className={s.muted}>{text.withheld}</p>}
      {mayFill && !own.values && (
        <Button size="s" onClick={own.open} data-print="no">
          {answer.own ? text.change : text.fill}
        </Button>
      )}
      {mayFill && own.values && (
        <ScorecardForm criteria={criteria} own={own} values={own.values} isSubmitted={answer.own !== null} />
      )}
      {summary && <Scores summary={summary} criteria={criteria} cards={scorecards} />}
      <May call={saveJobCriteria}>
        <p data-print="no">
          <Link to={paths.criteria(application.jobId._id)} className="lone-link">
            {text.changeCriteria}
          </Link>
        </p>
      </May>
    </div>
  );
}

function Submitted({ submitted }: Pick<Answer, "submitted">) {
  if (submitted.length === 0) return <p className={s.muted}>{text.none}</p>;
  return (
    <ul aria-label={text.submitted} className={s.submitted}>
      {submitted.map((card) => (
        <li key={card.author?._id ?? card.submittedAt} className={s.muted}>
          <span className={s.author}>{authorOf(card)}</span>{" "}
          <time dateTime={card.submittedAt}>{formatDateTime(card.submittedAt)}</time>
          {card.editedAt && ` ${text.edited}`}
        </li>
      ))}
    </ul>
  );
}
