import { useStudentInterviewsQuery } from "@dryrun/api-client/interviews/student";
import { TrendLine } from "@dryrun/design-system/charts/trend-line";
import { PASS_FROM, REVIEW_FROM } from "@dryrun/domain/interviews/limits";
import { messages } from "../messages.en-in.ts";
import type { Session } from "./session-card.tsx";

/** The most points that a line can show. */
const NEWEST = 24;
const GATES = [REVIEW_FROM, PASS_FROM];

/** The scores of the completed interviews by date, if there are at least two. */
export function ScoreTrend({ sessions, isWhole }: { sessions: readonly Session[]; isWhole: boolean }) {
  const { data } = useStudentInterviewsQuery({ query: { page: 1, limit: NEWEST } }, { skip: isWhole });
  const all = isWhole ? sessions : (data?.sessions ?? []);
  const points = all
    .flatMap(({ sessionId, createdAt, score }) =>
      score === null ? [] : [{ key: sessionId, when: messages.shortDate(createdAt), score }],
    )
    .reverse();
  if (points.length < 2) return null;
  return <TrendLine points={points} title={messages.history.trend} gates={GATES} headingLevel={2} />;
}
