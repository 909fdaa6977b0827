import { Dots10 } from "@dryrun/design-system/charts/dots10";
import { VerdictBadge } from "@dryrun/design-system/marks/verdict-badge";
import { VerdictMeter } from "@dryrun/design-system/marks/verdict-meter";
import { PageHeader } from "@dryrun/design-system/pages/page-header";
import { useOpenForPrint } from "@dryrun/design-system/use-open-for-print";
import { REJECT_CANDIDATE_FAILED } from "@dryrun/domain/applications/messages";
import { formatDate } from "@dryrun/domain/time";
import { AnswersDeleted, areDeleted } from "@dryrun/graded-answers/answers-deleted";
import { GradedQuestion } from "@dryrun/graded-answers/graded-question";
import { PageTitle } from "@dryrun/remote-kit/page";
import { Link } from "@dryrun/remote-kit/router";
import { useRef } from "react";
import { words } from "../../messages.en-in.ts";
import { paths } from "../../paths.ts";
import type { Interview } from "../../shared/answers.ts";
import { DecisionBar } from "../../shared/decision/decision-bar.tsx";
import { ForJob } from "../../shared/job-title.tsx";
import { Section } from "../../shared/section.tsx";
import { Interruptions } from "./interruptions.tsx";
import * as s from "./interview-content.module.css";

const say = words.interview;

/** A sent interview from its verdict down to the evidence of each point. */
export function InterviewContent({ interview }: { interview: Interview }) {
  const { applicationId: application, questions, evaluator } = interview;
  const isDeleted = areDeleted(questions);
  const page = useRef<HTMLDivElement>(null);
  useOpenForPrint(page);
  return (
    <>
      <PageHeader
        back={<Link to={paths.application(application._id)}>{say.back}</Link>}
        about={<ForJob job={application.jobId} />}
      >
        <PageTitle title={say.title(application.fullName)} />
      </PageHeader>
      <div ref={page} className={s.page}>
        <p className={s.scoredBy}>
          {say.scoredBy(say.evaluator(evaluator.name, evaluator.version))} {evaluator.isFallback && say.fallback}
        </p>
        <Result interview={interview} />
        <div className={s.pair}>
          <Section title={say.feedback}>
            <p className={s.feedback}>{interview.summaryFeedback}</p>
          </Section>
          {!isDeleted && (
            <Dots10
              scores={questions.map(({ score }) => score)}
              title={say.perQuestion}
              noun={say.question}
              headingLevel={2}
            />
          )}
        </div>
        {isDeleted ? <AnswersDeleted /> : <Answers interview={interview} />}
      </div>
      <DecisionBar application={application} rejectFailure={REJECT_CANDIDATE_FAILED} />
    </>
  );
}

function Answers({ interview: { questions, events, fullScreen } }: { interview: Interview }) {
  const weakest = [...questions].sort((a, b) => a.score - b.score)[0]?.number;
  return (
    <>
      <Section title={say.questions}>
        <div className={s.questions}>
          {questions.map((question) => (
            <GradedQuestion
              key={question.number}
              question={question}
              isOpen={question.number === weakest}
              answerTitle={say.answer}
              hasFoldedData
            />
          ))}
        </div>
      </Section>
      <Interruptions events={events} fullScreen={fullScreen} />
    </>
  );
}

function Result({ interview: { finalDecision, score, sentAt, reviewedAt } }: { interview: Interview }) {
  return (
    <section aria-label={say.verdict} className={s.result}>
      <div className={s.verdict}>
        <p className={s.score}>{say.outOf(score)}</p>
        <VerdictBadge verdict={finalDecision} />
        <p className={s.dates}>
          {say.sentOn(formatDate(sentAt))}
          {reviewedAt && <span>{say.reviewedOn(formatDate(reviewedAt))}</span>}
        </p>
      </div>
      <VerdictMeter score={score} verdict={finalDecision} label={say.score} />
    </section>
  );
}
