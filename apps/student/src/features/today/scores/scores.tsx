import { useStudentProgressQuery } from "@dryrun/api-client/progress/student";
import { TopicBars } from "@dryrun/design-system/charts/topic-bars";
import { TrendLine } from "@dryrun/design-system/charts/trend-line";
import type { Output } from "@dryrun/domain/contract/define";
import { PASS_FROM, REVIEW_FROM } from "@dryrun/domain/interviews/limits";
import { INTERVIEW_TOPICS, TOPIC_LABELS } from "@dryrun/domain/interviews/topics";
import type { progress } from "@dryrun/domain/progress/contract";
import { LoadFailed } from "@dryrun/frame/load-failed";
import { shortDay } from "../../../shared/time/short-day.ts";
import { scores as text } from "./scores.en-in.ts";
import * as s from "./scores.module.css";

type Interviews = Output<typeof progress>["interviews"];

const GATES = [REVIEW_FROM, PASS_FROM];
const FULL = 100;

/** Returns the latest score of each topic, in the order of an interview. */
function latestOf(interviews: Interviews) {
  const latest = new Map(interviews.flatMap(({ topics }) => topics.map(({ topic, score }) => [topic, score] as const)));
  return INTERVIEW_TOPICS.flatMap((topic) => {
    const score = latest.get(topic);
    return score === undefined ? [] : [{ topic: TOPIC_LABELS[topic], tone: 3 as const, correct: score, total: FULL }];
  });
}

/** The scores of the interviews by date, next to the latest score of each topic. */
export function Scores() {
  const { data, error, isFetching, refetch } = useStudentProgressQuery();
  if (!data)
    return (
      error && <LoadFailed title={text.failed} error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
    );
  const topics = latestOf(data.interviews);
  return (
    <div className={s.charts} data-has-line={data.interviews.length > 1}>
      <Trend interviews={data.interviews} />
      {topics.length > 0 && (
        <TopicBars
          bars={topics}
          mark={{ percent: PASS_FROM, text: text.mark }}
          title={text.topics}
          columns={text.columns}
        />
      )}
    </div>
  );
}

/** A line from the second interview on. */
function Trend({ interviews }: { interviews: Interviews }) {
  const points = interviews.map(({ sessionId, at, score }) => ({ key: sessionId, when: shortDay(at), score }));
  const [first] = points;
  if (!first) return null;
  if (points.length === 1) return <p>{text.one(first.score, first.when)}</p>;
  return <TrendLine points={points} title={text.trend} gates={GATES} />;
}
