import { DONT_KNOW } from "@dryrun/domain/interviews/messages";
import { shownScore } from "@dryrun/graded-answers/assessed";
import { announce } from "@dryrun/remote-kit/page";
import { useEffect, useRef, useState } from "react";
import { drill as text } from "./drill.en-in.ts";
import type { Drill, DrillQuestion, GradedAnswer } from "./drill.ts";
import { climbOf, firstStep, nextStep, SHOWN, type Step } from "./sequence.ts";
import type { useSavedTexts } from "./use-saved-texts.ts";
import { useSending } from "./use-sending.ts";

interface DrillParts {
  drill: Drill;
  /** The number of the question to open first; 0 without one. */
  at: number;
  kept: ReturnType<typeof useSavedTexts>;
  /** Loads the drill again. */
  onAsk: () => void;
}

/** The drill's questions with their results, and the current step. */
export function useDrill({ drill, at, kept, onAsk }: DrillParts) {
  const [given, setGiven] = useState<Record<number, GradedAnswer>>({});
  const questions = drill.questions.map((question) => withLatest(question, given[question.number]));
  const steps = useSteps({ ...drill, questions }, at);
  const { step, question, isShown } = steps;
  const sending = useSending({
    drillId: drill._id,
    latest: (number) => textOf(number),
    hasResult: (number) => questions.some((one) => one.number === number && one.result),
    onSaved: onAsk,
    onGraded(result) {
      setGiven((before) => ({ ...before, [result.number]: result }));
      announce(text.scored(shownScore(result)));
    },
  });
  const heading = useArrival(typeof step === "string" ? step : `${step.number} ${step.tries} ${isShown}`);
  useForgetting(drill, kept);

  /** Returns the typed text, or the last answer, which is to be corrected. */
  function textOf(number: number) {
    const answer = questions.find((one) => one.number === number)?.answer ?? "";
    return kept.latest(number) ?? (answer === DONT_KNOW ? "" : answer);
  }
  return {
    ...steps,
    question,
    questions,
    heading,
    sending,
    textOf,
    fix(number: number) {
      sending.reset(number);
      steps.fix(number);
    },
  };
}

/** The current step, and the moves to others. */
function useSteps(drill: Pick<Drill, "questions" | "planned" | "from">, at: number) {
  const { questions } = drill;
  const [skipped, setSkipped] = useState<ReadonlySet<number>>(new Set());
  const [step, setStep] = useState<Step | "waiting" | "end">(() => firstStep(drill, at));
  const drawn = step === "waiting" ? nextStep(drill, skipped) : step;
  if (drawn !== step) setStep(drawn);
  const find = (wanted: number) => questions.find(({ number }) => number === wanted);
  const question = typeof step === "string" ? undefined : find(step.number);
  return {
    step,
    question,
    /** What comes after the shown result. */
    next: nextStep(drill, skipped),
    /** What comes next if the question is skipped. */
    nextWithout: (number: number) => nextStep(drill, new Set([...skipped, number])),
    /** Whether the result of the question is shown. */
    isShown: typeof step !== "string" && question?.result != null && climbOf(question).length > step.tries,
    /** Shows the result of a question, or asks it. */
    open: (number: number) => setStep({ number, tries: SHOWN }),
    fix(number: number) {
      const one = find(number);
      setStep({ number, tries: one ? climbOf(one).length : 0 });
    },
    /** Ends the set without correcting the remaining wrong answers. */
    finish: () => setStep("end"),
    goOn: () => setStep(nextStep(drill, skipped)),
    skip(number: number) {
      const more = new Set([...skipped, number]);
      setSkipped(more);
      setStep(nextStep(drill, more));
    },
  };
}

/** Deletes typed texts from this device once the server has them. */
function useForgetting({ questions }: Drill, { forget, latest }: DrillParts["kept"]) {
  useEffect(() => {
    for (const { number, answeredAt, answer } of questions) if (answeredAt && latest(number) === answer) forget(number);
  });
}

/** Returns the question with the result that has more tries: the loaded one, or that of the last answer. */
function withLatest(question: DrillQuestion, result: GradedAnswer | undefined): DrillQuestion {
  if (!result || result.climb.length <= climbOf(question).length) return question;
  return { ...question, result, answer: result.answer };
}

/** Focuses the heading of the current view when it changes, but not when the page opens. */
function useArrival(shown: string) {
  const heading = useRef<HTMLHeadingElement>(null);
  const last = useRef(shown);
  useEffect(() => {
    if (last.current === shown) return;
    last.current = shown;
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView?.({ block: "start" });
  }, [shown]);
  return heading;
}
