import { useStudentProgressQuery } from "@dryrun/api-client/progress/student";
import { buttonClass } from "@dryrun/design-system/actions/button";
import { Select } from "@dryrun/design-system/choices/select";
import { EmptyState } from "@dryrun/design-system/feedback/empty-state";
import { Skeleton } from "@dryrun/design-system/feedback/skeleton";
import { Field } from "@dryrun/design-system/fields/field";
import { PageHeader } from "@dryrun/design-system/pages/page-header";
import { paperClass } from "@dryrun/design-system/pages/paper";
import type { Output } from "@dryrun/domain/contract/define";
import { PASS_FROM, REVIEW_FROM } from "@dryrun/domain/interviews/limits";
import { INTERVIEW_TOPICS, type InterviewTopic, TOPIC_LABELS } from "@dryrun/domain/interviews/topics";
import type { progress } from "@dryrun/domain/progress/contract";
import { QUIZ_PASS_PERCENT } from "@dryrun/domain/quiz/limits";
import { LoadFailed } from "@dryrun/frame/load-failed";
import { PageTitle } from "@dryrun/remote-kit/page";
import { Link } from "@dryrun/remote-kit/router";
import { type ReactNode, useState } from "react";
import { paths } from "../../paths.ts";
import { SharePart } from "../../shared/sharing/share-part.tsx";
import { shortDay } from "../../shared/time/short-day.ts";
import { DrillTable } from "./drill-table.tsx";
import { progress as words } from "./progress.en-in.ts";
import * as s from "./progress-page.module.css";
import { ScoreLine } from "./score-line.tsx";

type Progress = Output<typeof progress>;

/** The scores of interviews, quizzes and drills by date. */
export function ProgressPage() {
  const { data, error, isFetching, refetch } = useStudentProgressQuery(undefined, { refetchOnMountOrArgChange: true });
  const isEmpty = data && data.interviews.length + data.quizzes.length + data.drills.length === 0;
  return (
    <>
      <PageHeader>
        <PageTitle title={words.title} />
      </PageHeader>
      {!data && !error && <Skeleton label={words.loading} count={3} />}
      {!data && error && (
        <LoadFailed title={words.loadFailed} error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
      )}
      {isEmpty && <Nothing />}
      {data && !isEmpty && (
        <div className={s.page}>
          <Interviews interviews={data.interviews} />
          <Quizzes quizzes={data.quizzes} />
          <Part
            id="drills"
            title={words.drills}
            link={
              <Link to={paths.drills} className="lone-link">
                {words.toDrills}
              </Link>
            }
          >
            {data.drills.length > 0 ? <DrillTable drills={data.drills} /> : <p className={s.note}>{words.noDrills}</p>}
          </Part>
          <SharePart interviews={data.interviews} />
        </div>
      )}
    </>
  );
}

function Part({ id, title, link, children }: { id: string; title: string; link?: ReactNode; children: ReactNode }) {
  return (
    <section className={paperClass(s.part)} aria-labelledby={id}>
      <div className={s.head}>
        <h2 id={id} className={s.heading}>
          {title}
        </h2>
        {link}
      </div>
      {children}
    </section>
  );
}

const ALL = "all";
const TOPICS = [
  { value: ALL, label: words.all },
  ...INTERVIEW_TOPICS.map((topic) => ({ value: topic, label: TOPIC_LABELS[topic] })),
];

function pointsOf(interviews: Progress["interviews"], topic: string) {
  return interviews.flatMap(({ sessionId, at, score, topics }) => {
    const of = topic === ALL ? score : topics.find((one) => one.topic === topic)?.score;
    return of === undefined ? [] : [{ key: sessionId, when: shortDay(at), score: of }];
  });
}

/** One line, of the overall score or of one topic. */
function Interviews({ interviews }: Pick<Progress, "interviews">) {
  const [topic, setTopic] = useState<string>(ALL);
  return (
    <Part
      id="interviews"
      title={words.interviews}
      link={
        <Link to={paths.interviews} className="lone-link">
          {words.toInterviews}
        </Link>
      }
    >
      {interviews.length > 0 && (
        <div className={s.topic}>
          <Field label={words.topic}>
            <Select options={TOPICS} value={topic} onValue={setTopic} />
          </Field>
        </div>
      )}
      <ScoreLine
        title={words.trend(topic === ALL ? words.all : TOPIC_LABELS[topic as InterviewTopic])}
        points={pointsOf(interviews, topic)}
        gates={[REVIEW_FROM, PASS_FROM]}
        about={words.gates(REVIEW_FROM, PASS_FROM)}
        one={({ score, when }) => words.one(score, when)}
        none={interviews.length > 0 ? words.notAsked : words.noInterviews}
      />
    </Part>
  );
}

function Quizzes({ quizzes }: Pick<Progress, "quizzes">) {
  return (
    <Part
      id="quizzes"
      title={words.quizzes}
      link={
        <Link to={paths.quizzes} className="lone-link">
          {words.toQuizzes}
        </Link>
      }
    >
      <ScoreLine
        title={words.quizTrend}
        points={quizzes.map(({ _id, at, score }) => ({ key: _id, when: shortDay(at), score }))}
        gates={[QUIZ_PASS_PERCENT]}
        about={words.quizGate(QUIZ_PASS_PERCENT)}
        one={({ score, when }) => words.quizOne(score, when)}
        none={words.noQuizzes}
      />
    </Part>
  );
}

function Nothing() {
  return (
    <EmptyState
      title={words.empty}
      action={
        <Link to={paths.practice} className={buttonClass({ variant: "primary" })}>
          {words.toPractice}
        </Link>
      }
    >
      <p>{words.emptyText}</p>
    </EmptyState>
  );
}
