import { shownScore } from "@dryrun/graded-answers/assessed";
import { announce } from "@dryrun/remote-kit/page";
import { useEffect, useRef, useState } from "react";
import { drill as text } from "./drill.en-in.ts";
import type { Drill, DrillQuestion, GradedAnswer } from "./drill.ts";
import type { useSavedTexts } from "./use-saved-texts.ts";
import { useSending } from "./use-sending.ts";

interface DrillParts {
  drill: Drill;
  kept: ReturnType<typeof useSavedTexts>;
  /** Loads the drill again. */
  onAsk: () => void;
}

/** The drill's questions with their results, and the current position: one past the last is the end. */
export function useDrill({ drill, kept, onAsk }: DrillParts) {
  const [given, setGiven] = useState<Record<number, GradedAnswer>>({});
  const questions: DrillQuestion[] = drill.questions.map((question) => ({
    ...question,
    result: question.result ?? given[question.number] ?? null,
  }));
  const end = questions.length + 1;
  const [at, setAt] = useState(() => questions.find(({ result }) => !result)?.number ?? end);
  const sending = useSending({
    drillId: drill._id,
    latest: kept.latest,
    onSaved: onAsk,
    onGraded(result) {
      setGiven((now) => ({ ...now, [result.number]: result }));
      announce(text.scored(shownScore(result)));
    },
  });
  const question = questions[at - 1];
  const heading = useArrival(`${at} ${question?.result ? "graded" : "open"}`);
  const { forget } = kept;
  useEffect(() => {
    for (const { number, answeredAt } of drill.questions) if (answeredAt) forget(number);
  });
  return {
    questions,
    at,
    question,
    heading,
    sending,
    open: setAt,
    /** Shows the next question without a result, or the end if there is none. */
    goOn() {
      const rest = [...questions.slice(at), ...questions.slice(0, at)];
      setAt(rest.find(({ result }) => !result)?.number ?? end);
    },
  };
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
