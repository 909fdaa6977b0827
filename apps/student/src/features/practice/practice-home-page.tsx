import { useStudentPracticeQuery } from "@dryrun/api-client/drills/student";
import { useUser } from "@dryrun/auth/user-context";
import { buttonClass } from "@dryrun/design-system/actions/button";
import { CueLine } from "@dryrun/design-system/feedback/cue-line";
import { Skeleton } from "@dryrun/design-system/feedback/skeleton";
import { Card } from "@dryrun/design-system/pages/card";
import { PageHeader } from "@dryrun/design-system/pages/page-header";
import type { Output } from "@dryrun/domain/contract/define";
import type { practice } from "@dryrun/domain/interviews/drills/contract";
import { LEVELS, levelName } from "@dryrun/domain/interviews/drills/limits";
import { TOPIC_LABELS } from "@dryrun/domain/interviews/topics";
import { LoadFailed } from "@dryrun/frame/load-failed";
import { PageTitle } from "@dryrun/remote-kit/page";
import { Link } from "@dryrun/remote-kit/router";
import { paths } from "../../paths.ts";
import { AnotherRuns } from "../../shared/interview/another-runs.tsx";
import { PracticeTabs } from "../../shared/practise/practice-tabs.tsx";
import { practise } from "../../shared/practise/practise.en-in.ts";
import { PractiseButton } from "../../shared/practise/practise-button.tsx";
import { SuggestedPractice } from "../../shared/practise/suggested-practice.tsx";
import { practice as text } from "./practice.en-in.ts";
import * as s from "./practice-home-page.module.css";

type LadderOf = Output<typeof practice>["ladders"][number];

/** A topic with its levels: those up to the highest right answer are solid, and the one above is next. */
function Ladder({ ladder: { topic, reached } }: { ladder: LadderOf }) {
  const next = LEVELS.find((level) => level > reached);
  const label = TOPIC_LABELS[topic];
  return (
    <Card
      as="li"
      headingLevel={3}
      title={label}
      actions={<PractiseButton wanted={{ topic }}>{practise.topic(topic)}</PractiseButton>}
    >
      <CueLine
        current={next ? next - 1 : LEVELS.length}
        steps={LEVELS.map((level) => ({ state: level <= reached ? "saved" : "open" }))}
        label={practise.reached(reached, LEVELS.length)}
      />
      <p>{next ? text.next(next, levelName(topic, next)) : text.all}</p>
      <details className={s.levels}>
        <summary>{text.levels}</summary>
        <ol>
          {LEVELS.map((level) => (
            <li key={level}>
              <span>
                {text.level(level, levelName(topic, level))}
                {level <= reached && <span className={s.done}>{` · ${text.done}`}</span>}
              </span>
              <PractiseButton size="s" wanted={{ topic, level }} about={text.levelOf(label, level)}>
                {text.start}
              </PractiseButton>
            </li>
          ))}
        </ol>
      </details>
    </Card>
  );
}

type Practice = Output<typeof practice>;

/** What to practise: a practice to continue, today's reviews, the ladder of each topic, and mistakes. */
export function PracticeHomePage() {
  const { runningInterview } = useUser();
  const { data, error, isFetching, refetch } = useStudentPracticeQuery();
  if (runningInterview) return <AnotherRuns title={text.title} applicationId={runningInterview.applicationId} />;
  return (
    <>
      <PageHeader about={text.about}>
        <PageTitle title={text.title} />
      </PageHeader>
      <PracticeTabs current="practice" />
      {!data && !error && <Skeleton label={practise.loading} count={4} />}
      {!data && error && (
        <LoadFailed title={text.loadFailed} error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
      )}
      {data && <Whole practice={data} />}
    </>
  );
}

function Whole({ practice }: { practice: Practice }) {
  const { ladders, reviews, mistakes, left, open } = practice;
  const gained = practise.gained(practice);
  return (
    <div className={s.page}>
      {gained && <p className={s.gained}>{gained}</p>}
      {open && <Open open={open} />}
      {reviews.due > 0 && <Reviews due={reviews.due} isFirst={!open} />}
      {!open && reviews.due === 0 && <SuggestedPractice variant="primary" />}
      <section aria-labelledby="ladders">
        <h2 id="ladders" className={s.heading}>
          {text.ladders}
        </h2>
        <ul className={s.ladders}>
          {ladders.map((ladder) => (
            <Ladder key={ladder.topic} ladder={ladder} />
          ))}
        </ul>
        <p className={s.left}>{text.left(left)}</p>
      </section>
      {mistakes.length > 0 && <Mistakes mistakes={mistakes} />}
    </div>
  );
}

const Open = ({ open: { _id, topic, answered } }: { open: NonNullable<Practice["open"]> }) => (
  <Card
    as="section"
    headingLevel={2}
    isDraft
    title={practise.open.title(topic)}
    actions={
      <Link to={paths.drill(_id)} className={buttonClass({ variant: "primary" })}>
        {practise.open.action}
      </Link>
    }
  >
    <p>{practise.open.text(answered)}</p>
  </Card>
);

const Reviews = ({ due, isFirst }: { due: number; isFirst: boolean }) => (
  <Card
    as="section"
    headingLevel={2}
    title={practise.due(due)}
    actions={
      <PractiseButton variant={isFirst ? "primary" : "secondary"} wanted="reviews">
        {practise.review}
      </PractiseButton>
    }
  >
    <p>{text.reviews.about}</p>
  </Card>
);

/** The questions that wait for a review, each with a link to its practice. */
const Mistakes = ({ mistakes }: Pick<Practice, "mistakes">) => (
  <section aria-labelledby="mistakes">
    <h2 id="mistakes" className={s.heading}>
      {text.mistakes}
    </h2>
    <p className={s.left}>{text.aboutMistakes}</p>
    <ul className={s.mistakes}>
      {mistakes.map(({ drillId, number, topic, question, dueAt }) => (
        <li key={`${drillId} ${number}`}>
          <Link to={`${paths.drill(drillId)}?question=${number}`} className={s.question}>
            {question.replaceAll("`", "")}
          </Link>
          <span className={s.note}>{`${TOPIC_LABELS[topic]}, ${text.comesBack(dueAt)}`}</span>
        </li>
      ))}
    </ul>
  </section>
);
