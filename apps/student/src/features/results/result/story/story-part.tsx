import { TextButton } from "@dryrun/design-system/actions/text-button";
import { paperClass } from "@dryrun/design-system/pages/paper";
import { messages } from "../../messages.en-in.ts";
import type { Result } from "../../result.ts";
import { openQuestion } from "../open-question.ts";
import { type Fix, isCode, isCorrected, type Praise, storyOf } from "./story.ts";
import * as s from "./story-part.module.css";

const text = messages.story;

/** The strongest topic, the one thing to fix, and what went well, quoting the answers. */
export function StoryPart({ result }: { result: Result }) {
  const { strongest, fix, lost, praise } = storyOf(result.questions);
  return (
    <>
      <section className={s.story} aria-label={text.title}>
        <dl className={s.facts}>
          {strongest && (
            <div className={paperClass(s.fact)} data-kind="strongest">
              <dt>{text.strongest}</dt>
              <dd>
                <b>{strongest.topic}</b> {text.average(strongest.average)}
              </dd>
            </div>
          )}
          <div className={paperClass(s.fact)} data-kind="fix">
            <dt>{fix ? text.fix : text.next}</dt>
            <dd>{fix ? <FixText fix={fix} corrected={result.corrected} /> : text.nothingToFix(lost)}</dd>
          </div>
        </dl>
      </section>
      {praise.length > 0 && <PraisePart praise={praise} />}
    </>
  );
}

interface FixTextProps extends Pick<Result, "corrected"> {
  fix: Fix;
}

const QuestionLink = ({ number }: { number: number }) => (
  <TextButton onClick={() => openQuestion(number)}>{text.question(number)}</TextButton>
);

function FixText({ fix: { topic, equal, loss, below, target, scoreThen }, corrected }: FixTextProps) {
  return (
    <>
      <b>{topic.topic}</b> {text.cost(topic.lost, topic.of, equal)}
      {loss && !isCorrected(corrected, loss.number) && (
        <span className={s.loss}>
          <QuestionLink number={loss.number} />
          {`: ${loss.mistake}.`}
        </span>
      )}
      {below.length > 0 && <span className={s.loss}>{text.scoreThen(target, below, scoreThen)}</span>}
      {corrected.length > 0 && <span className={s.loss}>{text.corrected(corrected)}</span>}
    </>
  );
}

function PraisePart({ praise }: { praise: readonly Praise[] }) {
  return (
    <section className={s.praise} aria-labelledby="praise">
      <h2 id="praise">{text.wentWell}</h2>
      <ul>
        {praise.map(({ number, type, score, why, quote }) => (
          <li key={number} className={s.praised}>
            <blockquote className={s.quote} data-code={isCode(type) || undefined}>
              {quote}
            </blockquote>
            <p>
              <QuestionLink number={number} />
              {`, ${text.praised(type, score)} ${why}`}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
