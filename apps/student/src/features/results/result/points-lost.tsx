import { TextButton } from "@dryrun/design-system/actions/text-button";
import { ChartFrame } from "@dryrun/design-system/charts/chart-frame";
import { pointsText } from "@dryrun/graded-answers/points-text";
import { Link } from "@dryrun/remote-kit/router";
import { paths } from "../../../paths.ts";
import { practise } from "../../../shared/practise/practise.en-in.ts";
import { PractiseButton } from "../../../shared/practise/practise-button.tsx";
import { topicOf } from "../../../shared/practise/topic-of.ts";
import { messages } from "../messages.en-in.ts";
import type { Result } from "../result.ts";
import { openQuestion } from "./open-question.ts";
import { pointsByTopic, type TopicPoints } from "./points.ts";
import * as s from "./points-lost.module.css";
import { isCorrected } from "./story/story.ts";

const text = messages.result;
/** At most this many losses are named under a bar; the questions have all of them. */
const MOST = 3;

const percentOf = ({ points, of }: TopicPoints) => Math.max(0, Math.round((points / of) * 100));

/** Where the points went: one bar for each topic, with its costliest mistakes and the practice for it. */
export function PointsLost({ result: { sessionId, questions, corrected } }: { result: Result }) {
  const topics = pointsByTopic(questions);
  if (topics.length === 0) return null;
  const rows = topics.map((topic) => [
    topic.topic,
    pointsText(topic.points, topic.of),
    `${percentOf(topic)}%`,
    topic.numbers.join(", "),
  ]);
  return (
    <>
      <ChartFrame title={text.where} headingLevel={2} table={{ head: text.whereColumns, rows }}>
        <ul className={s.topics}>
          {topics.map((topic) => (
            <li key={topic.topic} className={s.topic}>
              <span className={s.name}>{topic.topic}</span>
              <span className={s.points}>{`${pointsText(topic.points, topic.of)} · ${percentOf(topic)}%`}</span>
              <span className={s.track} aria-hidden="true">
                <span className={s.bar} style={{ inlineSize: `${percentOf(topic)}%` }} />
              </span>
              {topic.lost > 0 && <Lost topic={topic} sessionId={sessionId} corrected={corrected} />}
            </li>
          ))}
        </ul>
        <p className={s.key}>{text.passMark}</p>
      </ChartFrame>
      <p data-print="no">
        <Link to={paths.quizzes} className="lone-link">
          {text.explanations}
        </Link>
      </p>
    </>
  );
}

interface LostProps extends Pick<Result, "sessionId" | "corrected"> {
  topic: TopicPoints;
}

function Lost({ topic: { topic, losses, weakest }, sessionId, corrected }: LostProps) {
  const wantedTopic = topicOf(topic);
  return (
    <div className={s.lost}>
      <ul className={s.losses}>
        {losses.slice(0, MOST).map(({ number, mistake, lost }) => (
          <li key={`${number} ${mistake}`}>
            <TextButton onClick={() => openQuestion(number)}>{`${text.question} ${number}`}</TextButton>
            {`: ${text.lost(mistake, lost)}`}
          </li>
        ))}
        {losses.length > MOST && <li className={s.more}>{text.moreLosses(losses.length - MOST)}</li>}
      </ul>
      {wantedTopic && !isCorrected(corrected, weakest.number) && (
        <PractiseButton
          size="s"
          wanted={{ topic: wantedTopic, from: { result: sessionId, number: weakest.number } }}
          about={topic}
        >
          {practise.fix}
        </PractiseButton>
      )}
    </div>
  );
}
