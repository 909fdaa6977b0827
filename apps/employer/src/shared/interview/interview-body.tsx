import { Dots10 } from "@dryrun/design-system/charts/dots10";
import { VerdictBadge } from "@dryrun/design-system/marks/verdict-badge";
import { VerdictMeter } from "@dryrun/design-system/marks/verdict-meter";
import { paperClass } from "@dryrun/design-system/pages/paper";
import { isCloseToLine, reviewReason } from "@dryrun/domain/interviews/close-to-line";
import { evaluatorText } from "@dryrun/domain/interviews/messages";
import { formatDate } from "@dryrun/domain/time";
import { AnswersDeleted, areDeleted } from "@dryrun/graded-answers/answers-deleted";
import { shownScore, weakestOf } from "@dryrun/graded-answers/assessed";
import { GradedQuestion } from "@dryrun/graded-answers/graded-question";
import { InterruptionList } from "@dryrun/graded-answers/interruption-list";
import { messages } from "../../messages.en-in.ts";
import type { Interview } from "../answers.ts";
import { Section } from "../section.tsx";
import * as s from "./interview-body.module.css";

const text = messages.interview;

/** The interruptions of an interview as a neutral list, and whether full screen was available. */
function Interruptions({ events, fullScreen }: Pick<Interview, "events" | "fullScreen">) {
  return (
    <Section title={text.interruptions}>
      <InterruptionList events={events} fullScreen={fullScreen} />
      {events.length > 0 && <p className={s.about}>{text.eventsAbout}</p>}
    </Section>
  );
}

interface InterviewBodyProps {
  interview: Interview;
  /** Opens all answers, not only the weakest. */
  areAllOpen?: boolean;
}

/** A sent interview from its verdict down to the evidence of each point. */
export function InterviewBody({ interview, areAllOpen = false }: InterviewBodyProps) {
  const { questions, evaluator } = interview;
  const isDeleted = areDeleted(questions);
  return (
    <div className={s.page}>
      <p className={s.scoredBy}>
        {text.scoredBy(evaluatorText(evaluator.name, evaluator.version))} {evaluator.isFallback && text.fallback}
      </p>
      <Result interview={interview} />
      <div className={s.pair}>
        <Section title={text.feedback}>
          <p className={s.feedback}>{interview.summaryFeedback}</p>
        </Section>
        {!isDeleted && (
          <Dots10 scores={questions.map(shownScore)} title={text.perQuestion} noun={text.question} headingLevel={2} />
        )}
      </div>
      {isDeleted ? <AnswersDeleted /> : <Answers interview={interview} areAllOpen={areAllOpen} />}
    </div>
  );
}

function Answers({ interview: { questions, events, fullScreen }, areAllOpen }: Required<InterviewBodyProps>) {
  const weakest = weakestOf(questions);
  return (
    <>
      <Section title={text.questions}>
        <div className={s.questions}>
          {questions.map((question) => (
            <GradedQuestion
              key={question.number}
              question={question}
              isOpen={areAllOpen || question.number === weakest}
              answerTitle={text.answer}
              hasFoldedData
            />
          ))}
        </div>
      </Section>
      <Interruptions events={events} fullScreen={fullScreen} />
    </>
  );
}

function Result({
  interview: { finalDecision, score, sentAt, reviewedAt, summaryFeedback },
}: {
  interview: Interview;
}) {
  const reason = reviewReason(score, finalDecision, { feedback: summaryFeedback, isReviewed: reviewedAt !== null });
  return (
    <section aria-label={text.verdict} className={paperClass(s.result)}>
      <div className={s.verdict}>
        <p className={s.score}>{text.outOf(score)}</p>
        <VerdictBadge verdict={finalDecision} isClose={isCloseToLine(score, finalDecision)} />
        {reason && <p className={s.reason}>{reason}</p>}
        <p className={s.dates}>
          {text.sentOn(formatDate(sentAt))}
          {reviewedAt && <span>{text.reviewedOn(formatDate(reviewedAt))}</span>}
        </p>
      </div>
      <VerdictMeter
        score={score}
        verdict={finalDecision}
        isClose={isCloseToLine(score, finalDecision)}
        label={text.score}
      />
    </section>
  );
}
