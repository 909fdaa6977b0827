import type { User } from "@dryrun/auth/use-session";
import { words } from "../messages.en-in.ts";

// What the navigation shows to whom (specification 1, point 2.6).

type QuizFacts = Pick<User, "passedQuiz" | "hasAttempts">;

export const quizAction = ({ passedQuiz }: QuizFacts) => (passedQuiz ? words.nav.retakeQuiz : words.nav.startQuiz);

export const quizStatus = ({ passedQuiz }: QuizFacts) => (passedQuiz ? words.nav.quizPassed : words.nav.quizPending);

export const hasQuizHistory = ({ passedQuiz, hasAttempts }: QuizFacts) => passedQuiz || hasAttempts;
