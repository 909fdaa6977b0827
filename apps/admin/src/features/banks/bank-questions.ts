import type { interviewQuestions, quizItems } from "@dryrun/domain/admin/calibration/contract";
import type { Output } from "@dryrun/domain/contract/define";

export type QuizItem = Output<typeof quizItems>["quizItems"][number];
export type BankQuestion = Output<typeof interviewQuestions>["interviewQuestions"][number];
