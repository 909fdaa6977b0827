import type { interviewQuestions } from "@dryrun/domain/admin/interview-questions/contract";
import type { quizItems } from "@dryrun/domain/admin/quiz-items/contract";
import type { Output } from "@dryrun/domain/contract/define";

export type QuizItem = Output<typeof quizItems>["quizItems"][number];
export type BankQuestion = Output<typeof interviewQuestions>["interviewQuestions"][number];
