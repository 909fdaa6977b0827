import { INTERVIEW_QUESTIONS } from "@dryrun/domain/interviews/limits";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { SavedAnswers } from "../../answers/saved-answers.ts";
import type { Opened, Question, Texts } from "../open-interview.ts";
import type { RoomCalls } from "../use-room-calls.ts";

/** From this many characters on, the next question is prefetched. */
const PREFETCH_FROM = 20;

export type NextState = "ready" | "loading" | "failed" | "offline";

interface QuestionsParts {
  opened: Pick<Opened, "questions" | "at">;
  answers: Texts;
  fetchQuestion: RoomCalls["fetchQuestion"];
  keepPlace: SavedAnswers["putPlace"];
}

/** Stores the current question, so that a reload, a crash or a sign-out returns to it. */
function usePlace(current: number, fetched: number, keep: SavedAnswers["putPlace"]) {
  const requestedQuestions = useRef(fetched);
  useEffect(() => void keep({ current, asked: requestedQuestions.current }), [current, keep]);
  return (number: number) => {
    requestedQuestions.current = Math.max(requestedQuestions.current, number);
    void keep({ current, asked: requestedQuestions.current });
  };
}

/** The loaded questions and the current one. */
export function useQuestions({ opened, answers, fetchQuestion, keepPlace }: QuestionsParts) {
  const [questions, setQuestions] = useState(opened.questions);
  const [current, setCurrent] = useState(opened.at);
  const [next, setNext] = useState<NextState>("ready");
  const prefetched = useRef(0);
  const keepAsked = usePlace(current, opened.questions.length, keepPlace);
  const add = (question: Question) =>
    setQuestions((now) => (question.number === now.length + 1 ? [...now, question] : now));
  function ask(number: number) {
    keepAsked(number);
    return fetchQuestion(number, true);
  }
  const prefetch = useEffectEvent(() => void ask(current + 1).then(add, () => {})); // Next requests it again

  const isLast = questions.length === current && current < INTERVIEW_QUESTIONS;
  const isLongEnough = (answers[current]?.trim().length ?? 0) >= PREFETCH_FROM;
  useEffect(() => {
    if (!isLast || !isLongEnough || prefetched.current >= current) return;
    prefetched.current = current;
    prefetch();
  }, [isLast, isLongEnough, current]);

  function goTo(number: number) {
    if (number < 1 || number > questions.length) return false;
    setNext("ready");
    setCurrent(number);
    return true;
  }
  /** Loads the next question if necessary and shows it; false if it could not be loaded. */
  async function goOn(): Promise<boolean> {
    if (goTo(current + 1)) return true;
    if (next === "loading") return false;
    setNext("loading");
    try {
      const question = await ask(current + 1);
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
