import { INTERVIEW_QUESTIONS } from "@dryrun/domain/interviews/limits";
import { useEffect, useRef, useState } from "react";
import type { Question, Texts } from "./open-interview.ts";
import type { RoomCalls } from "./use-room-calls.ts";

/** An answer this long shows that the next question will be wanted. */
const PREFETCH_FROM = 20;

export type NextState = "ready" | "loading" | "failed" | "offline";

interface QuestionsParts {
  first: readonly Question[];
  answers: Texts;
  fetchQuestion: RoomCalls["fetchQuestion"];
}

/** The questions that were fetched, and the one in front. */
export function useQuestions({ first, answers, fetchQuestion }: QuestionsParts) {
  const [questions, setQuestions] = useState(first);
  const [current, setCurrent] = useState(first.length);
  const [next, setNext] = useState<NextState>("ready");
  const prefetched = useRef(0);
  const add = (question: Question) =>
    setQuestions((now) => (question.number === now.length + 1 ? [...now, question] : now));

  const isLast = questions.length === current && current < INTERVIEW_QUESTIONS;
  const isLongEnough = (answers[current]?.trim().length ?? 0) >= PREFETCH_FROM;
  useEffect(() => {
    if (!isLast || !isLongEnough || prefetched.current >= current) return;
    prefetched.current = current;
    fetchQuestion(current + 1, true).then(add, () => {}); // Next asks again
  }, [isLast, isLongEnough, current, fetchQuestion]);

  function goTo(number: number) {
    if (number < 1 || number > questions.length) return false;
    setNext("ready");
    setCurrent(number);
    return true;
  }
  /** Fetches the question after this one if need be, and goes there; false when it did not come. */
  async function goOn(): Promise<boolean> {
    if (goTo(current + 1)) return true;
    if (next === "loading") return false;
    setNext("loading");
    try {
      const question = await fetchQuestion(current + 1, true);
      add(question);
      setNext("ready");
      setCurrent(question.number);
      return true;
    } catch {
      setNext(navigator.onLine ? "failed" : "offline");
      return false;
    }
  }
  return { questions, current, question: questions[current - 1] as Question, next, goTo, goOn };
}
