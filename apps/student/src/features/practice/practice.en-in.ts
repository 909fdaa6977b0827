import { DRILL_QUESTIONS, REVIEW_DAYS } from "@dryrun/domain/interviews/drills/limits";
import { formatDate } from "@dryrun/domain/time";
import { practise } from "../../shared/practise/practise.en-in.ts";

const [first, second, third] = REVIEW_DAYS;

/** The page of quick practice. */
export const practice = {
  title: "Practice",
  about: `${DRILL_QUESTIONS} questions, ${practise.time}. A set starts one level below your last right answer. Each answer is scored at once, with reasons. It is free, and only you see it.`,
  loadFailed: "Your practice could not be loaded",
  reviews: {
    about: `Questions that you got wrong come back after ${first}, ${second} and ${third} days.`,
  },
  ladders: "Topics",
  next: (level: number, name: string) => `Next: level ${level}, ${name}`,
  all: "You got a question of the highest level right.",
  levels: "Choose a level",
  level: (level: number, name: string) => `${level}. ${name}`,
  done: "reached",
  levelOf: (topic: string, level: number) => `${topic}, level ${level}`,
  start: "Practise",
  mistakes: "Your mistakes",
  aboutMistakes: "They come back for review.",
  noMistakes: "No mistakes are waiting for you.",
  comesBack: (at: string) => `comes back on ${formatDate(at)}`,
  left: (count: number) =>
    count === 0 ? "You have used today's practice." : `You can start ${count} more sets today.`,
} as const;
