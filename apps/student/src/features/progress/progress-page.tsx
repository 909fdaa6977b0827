import { useStudentProgressQuery } from "@dryrun/api-client/progress/student";
import { buttonClass } from "@dryrun/design-system/actions/button";
import { TrendLine, type TrendPoint } from "@dryrun/design-system/charts/trend-line";
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
import { QUIZ_PASS_PERCENT } from "@dryrun/domain/quiz/rules";
import { LoadFailed } from "@dryrun/frame/load-failed";
import { PageTitle } from "@dryrun/remote-kit/page";
import { Link } from "@dryrun/remote-kit/router";
import { type ReactNode, useState } from "react";
import { paths } from "../../paths.ts";
import { PracticeTabs } from "../../shared/practise/practice-tabs.tsx";
import { SharePart } from "../../shared/sharing/share-part.tsx";
import { shortDay } from "../../shared/time/short-day.ts";
import { DrillTable } from "./drill-table.tsx";
import { progress as messages } from "./progress.en-in.ts";
import * as s from "./progress-page.module.css";

interface ScoreLineProps {
  title: string;
  points: readonly TrendPoint[];
  gates: readonly number[];
  /** What the gates mean. */
  about: string;
  /** Shown instead of a line when there is one point. */
  one: (point: TrendPoint) => string;
  none: ReactNode;
  isPercent?: boolean;
}

/** Scores by date, if there are at least two, and the change since the first. */
function ScoreLine({ title, points, gates, about, one, none, isPercent }: ScoreLineProps) {
  const [first] = points;
  const latest = points.at(-1);
  if (!first || !latest) return <p className={s.note}>{none}</p>;
  if (points.length === 1) return <p>{one(first)}</p>;
  const best = Math.max(...points.map(({ score }) => score));
  return (
    <>
      <TrendLine points={points} title={title} gates={gates} headingLevel={3} isPercent={isPercent} />
      <p className={s.note}>{`${messages.change(first.score, latest.score, best)} ${about}`}</p>
    </>
  );
}

type Progress = Output<typeof progress>;

/** The scores of interviews, quizzes and drills by date. */
export function ProgressPage() {
  const { data, error, isFetching, refetch } = useStudentProgressQuery();
  const isEmpty = data && data.interviews.length + data.quizzes.length + data.drills.length === 0;
  return (
    <>
      <PageHeader>
        <PageTitle title={messages.title} />
      </PageHeader>
      <PracticeTabs current="progress" />
      {!data && !error && <Skeleton label={messages.loading} count={3} />}
      {!data && error && (
        <LoadFailed title={messages.loadFailed} error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
      )}
      {isEmpty && <Nothing />}
      {data && !isEmpty && (
        <div className={s.page}>
          <Interviews interviews={data.interviews} />
          <Quizzes quizzes={data.quizzes} />
          <Part
            id="drills"
            title={messages.drills}
            link={
              <Link to={paths.drills} className="lone-link">
                {messages.toDrills}
              </Link>
            }
          >
            {data.drills.length > 0 ? (
              <DrillTable drills={data.drills} />
            ) : (
              <p className={s.note}>{messages.noDrills}</p>
            )}
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
  { value: ALL, label: messages.all },
  ...INTERVIEW_TOPICS.map((topic) => ({ value: topic, label: TOPIC_LABELS[topic] })),
];

function pointsOf(interviews: Progress["interviews"], topic: string) {
  return interviews.flatMap(({ sessionId, at, score, topics }) => {
    const scoreOfTopic = topic === ALL ? score : topics.find((one) => one.topic === topic)?.score;
    return scoreOfTopic === undefined ? [] : [{ key: sessionId, when: shortDay(at), score: scoreOfTopic }];
  });
}

/** One line, of the overall score or of one topic. */
function Interviews({ interviews }: Pick<Progress, "interviews">) {
  const [topic, setTopic] = useState<string>(ALL);
  return (
    <Part
      id="interviews"
      title={messages.interviews}
      link={
        <Link to={paths.interviews} className="lone-link">
          {messages.toInterviews}
        </Link>
      }
    >
      {interviews.length > 0 && (
        <div className={s.topic}>
          <Field label={messages.topic}>
            <Select options={TOPICS} value={topic} onValue={setTopic} />
          </Field>
        </div>
      )}
      <ScoreLine
        title={messages.trend(topic === ALL ? messages.all : TOPIC_LABELS[topic as InterviewTopic])}
        points={pointsOf(interviews, topic)}
        gates={[REVIEW_FROM, PASS_FROM]}
        about={messages.gates(REVIEW_FROM, PASS_FROM)}
        one={({ score, when }) => messages.one(score, when)}
        none={interviews.length > 0 ? messages.notAsked : messages.noInterviews}
      />
    </Part>
  );
}

function Quizzes({ quizzes }: Pick<Progress, "quizzes">) {
  return (
    <Part
      id="quizzes"
      title={messages.quizzes}
      link={
        <Link to={paths.quizzes} className="lone-link">
          {messages.toQuizzes}
        </Link>
      }
    >
      <ScoreLine
        title={messages.quizTrend}
        points={quizzes.map(({ _id, at, score }) => ({ key: _id, when: shortDay(at), score }))}
        gates={[QUIZ_PASS_PERCENT]}
        about={messages.quizGate(QUIZ_PASS_PERCENT)}
        one={({ score, when }) => messages.quizOne(score, when)}
        none={messages.noQuizzes}
        isPercent
      />
    </Part>
  );
}

function Nothing() {
  return (
    <EmptyState
      title={messages.empty}
      action={
        <Link to={paths.practice} className={buttonClass({ variant: "primary" })}>
          {messages.toPractice}
        </Link>
      }
    >
      <p>{messages.emptyText}</p>
    </EmptyState>
  );
}
