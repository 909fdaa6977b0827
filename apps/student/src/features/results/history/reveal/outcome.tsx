import { buttonClass } from "@dryrun/design-system/actions/button";
import { VerdictMeter } from "@dryrun/design-system/marks/verdict-meter";
import { isCloseToLine } from "@dryrun/domain/interviews/close-to-line";
import { Link } from "@dryrun/remote-kit/router";
import { paths } from "../../../../paths.ts";
import { practise } from "../../../../shared/practise/practise.en-in.ts";
import { PractiseButton } from "../../../../shared/practise/practise-button.tsx";
import { messages } from "../../messages.en-in.ts";
import { fixOfResult, isCode, storyOf } from "../../result/story/story.ts";
import * as story from "../../result/story/story-part.module.css";
import type { Result } from "../../result.ts";
import { messages as text } from "./reveal.en-in.ts";
import * as s from "./reveal.module.css";

interface OutcomeProps {
  result: Result;
  /** Shows all parts at once. */
  isWhole: boolean;
  /** Called when the last part has appeared. */
  onWhole: () => void;
}

/** The score, the best line and the one thing to fix, one after the other. */
export function Outcome({ result, isWhole, onWhole }: OutcomeProps) {
  const { fix, lost, praise } = storyOf(result.questions);
  const [best] = praise;
  const verdict = result.finalDecision ?? "Review";
  const isClose = isCloseToLine(result.score, verdict);
  const part = (name: string) => ({ className: s.part, "data-part": name, "data-shown": isWhole || undefined });
  return (
    <>
      <div {...part("score")}>
        <VerdictMeter score={result.score ?? 0} verdict={verdict} isClose={isClose} />
        <p>{text.outOf(result.score ?? 0)}</p>
      </div>
      {best && (
        <section {...part("best")}>
          <h3 className={s.heading}>{text.best}</h3>
          <blockquote className={story.quote} data-code={isCode(best.type) || undefined}>
            {best.quote}
          </blockquote>
          <p>{`${messages.story.question(best.number)}: ${best.why}`}</p>
        </section>
      )}
      <section {...part("fix")} onAnimationEnd={onWhole}>
        <h3 className={s.heading}>{fix ? messages.story.fix : messages.story.next}</h3>
        {fix ? (
          <p>
            <b>{fix.topic.topic}</b> {messages.story.cost(fix.topic.lost, fix.topic.of, fix.equal)}
            {fix.loss && ` ${messages.story.question(fix.loss.number)}: ${fix.loss.mistake}.`}
          </p>
        ) : (
          <p>{messages.story.nothingToFix(lost)}</p>
        )}
      </section>
    </>
  );
}

/** One thing to do next: send a result that can be sent, otherwise correct the weakest answer. */
export function OutcomeActions({ result }: { result: Result }) {
  const wanted = fixOfResult(result);
  const toResult = (label: string, variant?: "primary") => (
    <Link className={buttonClass({ variant })} to={paths.interview(result.sessionId)}>
      {label}
    </Link>
  );
  if (result.sendable) return toResult(text.toSend, "primary");
  if (!wanted) return toResult(text.whole, "primary");
  return (
    <>
      <PractiseButton variant="primary" isWide wanted={wanted}>
        {practise.fix}
      </PractiseButton>
      {toResult(text.whole)}
    </>
  );
}
