import { errorCode } from "@dryrun/api-client/errors";
import { useAdminReviewQuery } from "@dryrun/api-client/interviews/admin";
import { Skeleton } from "@dryrun/design-system/feedback/skeleton";
import { Facts } from "@dryrun/design-system/pages/facts";
import { PageHeader } from "@dryrun/design-system/pages/page-header";
import { LoadFailed } from "@dryrun/frame/load-failed";
import { AnswersDeleted, areDeleted } from "@dryrun/graded-answers/answers-deleted";
import { GradedQuestion } from "@dryrun/graded-answers/graded-question";
import { PageTitle } from "@dryrun/remote-kit/page";
import { Link, useParams } from "@dryrun/remote-kit/router";
import { messages } from "../../messages.en-in.ts";
import { paths } from "../../paths.ts";
import { PageBody } from "../../shared/page/page-body.tsx";
import { PagePart } from "../../shared/page/page-part.tsx";
import { DecideForm } from "./decide-form.tsx";
import type { Review } from "./review.ts";
import * as s from "./reviews.module.css";

const text = messages.review;

/** The answers with rubric and evidence; scores can be confirmed or raised. */
export function ReviewPage() {
  const { reviewId = "" } = useParams();
  const { data, error, refetch, isFetching } = useAdminReviewQuery({ params: { id: reviewId } });
  if (data) return <Detail review={data} />;
  const isGone = errorCode(error) === "NOT_FOUND";
  return (
    <>
      <PageHeader back={<Link to={paths.reviews}>{text.back}</Link>}>
        <PageTitle title={messages.reviews.title} />
      </PageHeader>
      {error ? (
        <LoadFailed
          title={isGone ? text.gone : text.failed}
          error={error}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      ) : (
        <Skeleton label={text.loading} shape="text" count={8} />
      )}
    </>
  );
}

function Detail({ review: data }: { review: Review }) {
  const { candidateName, jobTitle, score, finalDecision, reason, createdAt, decidedAt, note, evaluator } = data;
  return (
    <>
      <PageHeader back={<Link to={paths.reviews}>{text.back}</Link>} about={jobTitle ?? messages.reviews.practice}>
        <PageTitle title={text.title(candidateName)} />
      </PageHeader>
      <PageBody>
        {reason && (
          <PagePart title={text.reason}>
            <p className={s.reason}>{reason}</p>
          </PagePart>
        )}
        <Facts
          facts={[
            { name: text.result, value: text.verdict(score, finalDecision) },
            { name: messages.reviews.asked, value: messages.reviews.at(createdAt) },
            ...(evaluator
              ? [{ name: text.evaluator, value: text.evaluatorName(evaluator.name, evaluator.version) }]
              : []),
            ...(decidedAt ? [{ name: text.decidedAt, value: messages.reviews.at(decidedAt) }] : []),
            ...(note ? [{ name: text.note, value: note }] : []),
          ]}
        />
        {data.state === "open" ? <DecideForm review={data} /> : <Decided review={data} />}
      </PageBody>
    </>
  );
}

/** The decision: each question with its final score, and the evaluator's score if it was raised. */
function Decided({ review: { questions } }: { review: Review }) {
  if (areDeleted(questions)) return <AnswersDeleted />;
  return (
    <PagePart title={text.questions}>
      {questions.map((question) => (
        <GradedQuestion
          key={question.number}
          question={question}
          isOpen={question.score > question.scoreBefore}
          answerTitle={text.answer}
        >
          {question.score > question.scoreBefore && <p>{text.machine(question.scoreBefore)}</p>}
        </GradedQuestion>
      ))}
    </PagePart>
  );
}
