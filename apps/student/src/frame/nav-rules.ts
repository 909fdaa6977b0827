import type { User } from "@dryrun/auth/use-session";
import { BRAND } from "@dryrun/domain/brand";
import * as words from "../messages.en-in.ts";
import { paths } from "../paths.ts";

// The entries of the navigation by role.

type QuizFacts = Pick<User, "passedQuiz" | "hasAttempts">;

export const quizAction = ({ passedQuiz }: QuizFacts) => (passedQuiz ? words.nav.retakeQuiz : words.nav.startQuiz);

export const quizStatus = ({ passedQuiz }: QuizFacts) => (passedQuiz ? words.nav.quizPassed : words.nav.quizPending);

export const hasQuizHistory = ({ passedQuiz, hasAttempts }: QuizFacts) => passedQuiz || hasAttempts;

type LearningFacts = Pick<User, "courseBought" | "masterclassEnrolled">;

export interface LearningEntry {
  name: "courses" | "masterclass";
  to: string;
  isNewTab: boolean;
}

/** Returns Courses, and for the masterclass: its page for enrolled students, the sign-up for others, nothing for buyers of the course. */
export function learningEntries({ courseBought, masterclassEnrolled }: LearningFacts): LearningEntry[] {
  const courses: LearningEntry = { name: "courses", to: BRAND.coursesUrl, isNewTab: true };
  if (courseBought) return [courses];
  const to = masterclassEnrolled ? paths.masterclass : BRAND.masterclassUrl;
  return [courses, { name: "masterclass", to, isNewTab: !masterclassEnrolled }];
}

/** Whether the path is one of practice; Progress is its second tab. */
export const isPractice = (pathname: string) => pathname.startsWith(paths.drills) || pathname === paths.progress;

/** Whether the path is Today. All other pages are below its path, so it must match exactly. */
export const isToday = (pathname: string) => pathname.replace(/\/$/, "") === paths.today;
