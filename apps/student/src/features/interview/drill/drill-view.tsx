import { useUser } from "@dryrun/auth/user-context";
import { CueLine } from "@dryrun/design-system/feedback/cue-line";
import { Skeleton } from "@dryrun/design-system/feedback/skeleton";
import { PageHeader } from "@dryrun/design-system/pages/page-header";
import { unitPath } from "@dryrun/domain/courses/lessons/parts";
import type { DraftStore } from "@dryrun/forms/drafts/draft-store";
import { PageTitle } from "@dryrun/remote-kit/page";
import { Link } from "@dryrun/remote-kit/router";
import { useRunner } from "@dryrun/run-panel/use-run";
import { paths } from "../../../paths.ts";
import { drill as messages } from "./drill.en-in.ts";
import type { Drill, DrillQuestion } from "./drill.ts";
import * as s from "./drill-view.module.css";
import { DrillEnd } from "./end/drill-end.tsx";
import { titleOf } from "./sequence.ts";
import { AnswerStep } from "./steps/answer-step.tsx";
import { ResultStep } from "./steps/result-step.tsx";
import { useDrill } from "./use-drill.ts";
import { useSavedTexts } from "./use-saved-texts.ts";

interface DrillViewProps {
  drill: Drill;
  /** The number of the question to open first; 0 without one. */
  at: number;
  /** Loads the drill again. */
  onAsk: () => void;
  store: DraftStore;
}

/** Questions that are answered and then shown with their results, and the end. */
export function DrillView({ drill, at, onAsk, store }: DrillViewProps) {
  const user = useUser();
  const savedTexts = useSavedTexts(`${user._id}:drill:${drill._id}`, store);
  const state = useDrill({ drill, at, kept: savedTexts, onAsk });
  const { questions, question, step, heading } = state;
  const of = Math.max(drill.planned, questions.length);
  return (
    <div className={s.page}>
      <Header drill={drill} />
      <Progress questions={questions} of={of} at={question?.number ?? of + 1} onOpen={state.open} />
      {savedTexts.texts === null || step === "waiting" ? (
        <Skeleton label={messages.loading} shape="text" count={6} />
      ) : question ? (
        <Question question={question} of={of} planned={drill.planned} state={state} savedTexts={savedTexts} />
      ) : (
        <DrillEnd headingRef={heading} drill={drill} questions={questions} onOpen={state.open} />
      )}
    </div>
  );
}

/** The title, and the way back to where the drill was started. */
function Header({ drill }: Pick<DrillViewProps, "drill">) {
  const { unit } = drill;
  const back = unit ? (
    <Link to={unitPath(unit.id)}>{messages.ofUnit.back(unit.title)}</Link>
  ) : (
    <Link to={paths.drills}>{messages.back}</Link>
  );
  const about = unit ? messages.ofUnit[unit.isTest ? "test" : "exercises"].about : messages.about;
  return (
    <PageHeader back={back} about={about}>
      <PageTitle title={titleOf(drill)} />
    </PageHeader>
  );
}

interface QuestionProps {
  question: DrillQuestion;
  of: number;
  planned: number;
  state: ReturnType<typeof useDrill>;
  savedTexts: ReturnType<typeof useSavedTexts>;
}

function Question({ question, of, planned, state, savedTexts }: QuestionProps) {
  const { number, result } = question;
  const { heading, sending } = state;
  const runner = useRunner();
  if (result && state.isShown) {
    const isSame = typeof state.next !== "string" && state.next.number === number;
    const onNext = isSame ? () => state.skip(number) : state.goOn;
    return (
      <ResultStep
        key={`${number} ${result.climb.length}`}
        headingRef={heading}
        question={{ ...question, result }}
        of={of}
        nextLabel={nextLabel(isSame ? state.nextWithout(number) : state.next, number, planned)}
        onFix={() => state.fix(number)}
        onNext={onNext}
        onFinish={isCorrection(isSame ? state.nextWithout(number) : state.next) ? state.finish : undefined}
      />
    );
  }
  return (
    <AnswerStep
      key={number}
      headingRef={heading}
      question={question}
      of={of}
      runner={runner}
      text={state.textOf(number)}
      isKept={savedTexts.isKept}
      sending={question.answeredAt && !result ? { name: "saved" } : sending.stateOf(number)}
      onText={(text) => {
        sending.clear(number);
        savedTexts.write(number, text);
      }}
      onCheck={() => sending.send(number)}
      onSkip={() => state.skip(number)}
    />
  );
}

/** Whether the next question is one that was answered wrong. */
const isCorrection = (next: ReturnType<typeof useDrill>["next"]) => typeof next !== "string" && next.tries > 0;

/** Names what the button leads to: a question that comes back or is added is announced. */
function nextLabel(next: ReturnType<typeof useDrill>["next"], number: number, planned: number): string {
  if (next === "end") return messages.toEnd;
  if (next === "waiting" || (next.number > number && next.number <= planned)) return messages.next;
  return isCorrection(next) ? messages.correct(next.number) : messages.easier;
}

interface ProgressProps {
  questions: readonly DrillQuestion[];
  of: number;
  at: number;
  onOpen: (number: number) => void;
}

/** The progress, with a link to each question. */
function Progress({ questions, of, at, onOpen }: ProgressProps) {
  const answered = questions.filter(({ result }) => result).length;
  const states = questions.map(({ result }) => ({ state: result ? ("saved" as const) : ("open" as const) }));
  const locked = Array.from({ length: of - questions.length }, () => ({ state: "locked" as const }));
  return (
    <CueLine
      current={at - 1}
      steps={[...states, ...locked]}
      onSelect={(index) => onOpen(index + 1)}
      noun={messages.noun}
      label={messages.progress(answered, of)}
    />
  );
}
