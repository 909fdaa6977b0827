import { useUser } from "@dryrun/auth/user-context";
import { buttonClass } from "@dryrun/design-system/actions/button";
import { Dots10 } from "@dryrun/design-system/charts/dots10";
import { iconProps } from "@dryrun/design-system/icon-props";
import { StatusBadge } from "@dryrun/design-system/marks/status-badge";
import { VerdictBadge } from "@dryrun/design-system/marks/verdict-badge";
import { VerdictMeter } from "@dryrun/design-system/marks/verdict-meter";
import { type Fact, Facts } from "@dryrun/design-system/pages/facts";
import { PageHeader } from "@dryrun/design-system/pages/page-header";
import { paperClass } from "@dryrun/design-system/pages/paper";
import { useIsWide } from "@dryrun/design-system/use-is-wide";
import { useOpenForPrint } from "@dryrun/design-system/use-open-for-print";
import { useRootMark } from "@dryrun/design-system/use-root-mark";
import { DECISION_LABEL, STATUS_LABELS } from "@dryrun/domain/applications/limits";
import { isCloseToLine, reviewReason } from "@dryrun/domain/interviews/close-to-line";
import { FULL_SCORE } from "@dryrun/domain/interviews/drills/limits";
import type { Decision } from "@dryrun/domain/interviews/limits";
import { evaluatorText, VERDICT_LABEL } from "@dryrun/domain/interviews/messages";
import { AnswersDeleted, areDeleted } from "@dryrun/graded-answers/answers-deleted";
import { assessedOf, shownScore, weakestOf } from "@dryrun/graded-answers/assessed";
import { GradedQuestion } from "@dryrun/graded-answers/graded-question";
import { InterruptionList } from "@dryrun/graded-answers/interruption-list";
import { PageTitle } from "@dryrun/remote-kit/page";
import { Link, useLocation } from "@dryrun/remote-kit/router";
import { ExternalLink } from "lucide-react";
import { useRef, useState } from "react";
import { paths } from "../../../paths.ts";
import { practise } from "../../../shared/practise/practise.en-in.ts";
import { PractiseButton } from "../../../shared/practise/practise-button.tsx";
import { topicOf } from "../../../shared/practise/topic-of.ts";
import { SHARE_HASH } from "../../../shared/sharing/share-path.ts";
import { messages } from "../messages.en-in.ts";
import type { Result } from "../result.ts";
import { ReviewPart } from "../review/review-part.tsx";
import { SentBadge } from "../sent-badge.tsx";
import { useIsShared } from "../use-is-shared.ts";
import { PractiseFix } from "./actions/practise-fix.tsx";
import { SendAction } from "./actions/send-action.tsx";
import { ShareThis } from "./actions/share-this.tsx";
import { openQuestion } from "./open-question.ts";
import { PointsLost } from "./points-lost.tsx";
import * as s from "./result-view.module.css";
import { StoryPart } from "./story/story-part.tsx";

const text = messages.result;

/** The score, the interview and its date; it stays visible next to the questions. */
function ResultSummary({ result }: { result: Result }) {
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

/** The recorded interruptions as the recruiter sees them: kind and question, never the time. */
function Interruptions({ result: { events, fullScreen, sendable, submittedToEmployer } }: { result: Result }) {
  return (
    <section className={s.part}>
      <h2>{text.interruptions}</h2>
      {(sendable || submittedToEmployer) && <p className={s.muted}>{text.interruptionsText}</p>}
      <InterruptionList events={events} fullScreen={fullScreen} />
    </section>
  );
}

/** The evaluator, its version and the date, so that a person can check it. */
function AboutEvaluation({ result }: { result: Result }) {
  const { evaluator, evaluatedAt, submittedAt, reviewedAt } = result;
  const facts: Fact[] = [
    { name: text.evaluator, value: evaluator ? evaluatorText(evaluator.name, evaluator.version) : "–" },
    { name: text.handedIn, value: text.date(submittedAt) },
    { name: text.evaluatedAt, value: text.date(evaluatedAt) },
  ];
  if (reviewedAt) facts.push({ name: text.reviewed, value: text.date(reviewedAt) });
  return (
    <section className={s.part}>
      <h2>{text.about}</h2>
      <Facts facts={facts} />
      {evaluator?.isFallback && <p>{text.fallback}</p>}
      <p className={s.muted}>{text.limits}</p>
      <ReviewPart result={result} />
    </section>
  );
}

/** From this width on, in pixels, the summary and the actions are next to the text. */
const RAIL_FROM = 1024;

/** A completed interview, from the verdict down to single points. */
export function ResultView({ result }: { result: Result }) {
  const { questions, job, createdAt, sendable, submittedToEmployer } = result;
  const isToSend = sendable && !submittedToEmployer;
  const { fullName } = useUser();
  const page = useRef<HTMLDivElement>(null);
  const isWide = useIsWide(RAIL_FROM);
  const [isSharing, setSharing] = useState(useLocation().hash === SHARE_HASH);
  useOpenForPrint(page);
  const isShareable = !areDeleted(questions) && result.finalDecision !== "Rejected";
  const share = isShareable && <ShareThis result={result} isOpen={isSharing} setOpen={setSharing} />;
  return (
    <div ref={page} className={s.page}>
      <PageHeader
        back={<Link to={paths.interviews}>{text.back}</Link>}
        about={job ? text.takenFor(job.title, job.company, createdAt) : text.practised(result.topic, createdAt)}
      >
        <PageTitle title={text.pageTitle(fullName, job?.title)}>{text.title}</PageTitle>
      </PageHeader>
      <div className={s.layout}>
        <div className={s.main}>
          <Verdict result={result} />
          {assessedOf(questions).length > 0 && <StoryPart result={result} />}
          {result.summaryFeedback && (
            <section className={s.part}>
              <h2>{text.feedback}</h2>
              <p className={s.feedback}>{result.summaryFeedback}</p>
            </section>
          )}
          {isSharing && share}
          {areDeleted(questions) ? <AnswersDeleted /> : <Answers result={result} />}
          {!isWide && !isSharing && share}
          <AboutEvaluation result={result} />
        </div>
        <div className={s.rail}>
          {isWide && <ResultSummary result={result} />}
          {!isToSend && <PractiseFix result={result} />}
          <Actions result={result} isToSend={isToSend} onShare={() => setSharing(true)} />
          {isWide && !isSharing && share}
        </div>
      </div>
    </div>
  );
}

const decisionOf = ({ applicationEnd: end }: Result) => (end === "accepted" || end === "rejected" ? end : undefined);

function useSentence({ job, applicationEnd, submittedToEmployer, ...result }: Result, verdict: Decision): string {
  const score = result.score ?? 0;
  const isShared = useIsShared(result.sessionId, !job);
  const reason = reviewReason(score, verdict, {
    feedback: result.summaryFeedback,
    isReviewed: result.reviewedAt !== null,
  });
  if (!job) return text.practiceVerdict(score, reason, isShared);
  return applicationEnd
    ? text.ended(score, applicationEnd, job.company)
    : text.verdict(verdict, score, reason, submittedToEmployer);
}

function Verdict({ result }: { result: Result }) {
  const { submittedToEmployer } = result;
  const decision = decisionOf(result);
  const score = result.score ?? 0;
  const verdict = result.finalDecision ?? "Review";
  const isClose = isCloseToLine(score, verdict);
  const sentence = useSentence(result, verdict);
  return (
    <section className={s.verdict} aria-label={verdict}>
      <VerdictMeter score={score} verdict={verdict} isClose={isClose} />
      <p className={s.sentence}>
        <VerdictBadge verdict={verdict} isClose={isClose} label={decision && VERDICT_LABEL} />
        {decision && <StatusBadge status={decision} label={`${DECISION_LABEL}: ${STATUS_LABELS[decision]}`} />}
        {submittedToEmployer && <SentBadge result={result} />}
        <span>{sentence}</span>
      </p>
    </section>
  );
}

/** The questions and answers, the score of each answer, and the interruptions. */
function Answers({ result }: { result: Result }) {
  const { questions } = result;
  const weakest = weakestOf(questions);
  return (
    <>
      <PointsLost result={result} />
      <Dots10
        scores={questions.map(shownScore)}
        title={text.dots}
        noun={text.question}
        headingLevel={2}
        onSelect={(at) => openQuestion(questions[at]?.number ?? 0)}
      />
      <section className={s.part}>
        <h2>{text.questions}</h2>
        {questions.map((question) => (
          <GradedQuestion
            key={question.number}
            question={question}
            isOpen={question.number === weakest}
            answerTitle={text.yourAnswer}
          >
            <FixAnswer question={question} result={result} />
          </GradedQuestion>
        ))}
      </section>
      <Interruptions result={result} />
    </>
  );
}

/** Corrects this answer in practice; an answer with full marks needs none. */
function FixAnswer({ question, result }: { question: Result["questions"][number]; result: Result }) {
  const { number, type, score } = question;
  const topic = topicOf(type);
  if (!topic || score >= FULL_SCORE) return null;
  const now = result.corrected.find((one) => one.number === number)?.score;
  return (
    <>
      {now !== undefined && <p>{text.correctedTo(score, now)}</p>}
      <PractiseButton
        wanted={{ topic, from: { result: result.sessionId, number } }}
        about={`${text.question} ${number}`}
      >
        {practise.fix}
      </PractiseButton>
    </>
  );
}

/** The next steps: send the result, practise again, and the company's form. */
function Actions({ result, isToSend, onShare }: { result: Result; isToSend: boolean; onShare: () => void }) {
  const { job } = result;
  useRootMark("hasTallBar", isToSend);
  return (
    <section
      className={s.actions}
      aria-label={text.actions}
      data-action-bar={isToSend ? "always" : undefined}
      data-print="no"
    >
      {job ? (
        <SendAction result={result} onShare={onShare} />
      ) : (
        <Link className={buttonClass()} to={paths.practice}>
          {text.practiseAgain}
        </Link>
      )}
      {job?.companyApply && job.companyUrl && (
        <a className={buttonClass()} href={job.companyUrl} target="_blank" rel="noopener noreferrer nofollow">
          <ExternalLink {...iconProps()} />
          {text.portal}
          <span className="visually-hidden">{`, ${text.opensInTab}`}</span>
        </a>
      )}
    </section>
  );
}
