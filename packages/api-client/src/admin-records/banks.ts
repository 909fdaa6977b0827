import { baseApi, overrideExisting } from "@dryrun/api-client/base"; // by package name: all parts share the instance of the shell
import * as questions from "@dryrun/domain/admin/interview-questions/contract";
import * as items from "@dryrun/domain/admin/quiz-items/contract";
import type { Output } from "@dryrun/domain/contract/define";
import { changes, lists } from "../admin/tags.ts";
import { type Arg, fromContract } from "../from-contract.ts";

export const {
  useAdminQuizItemsQuery,
  useAdminInterviewQuestionsQuery,
  useAdminUpdateQuizItemMutation,
  useAdminUpdateInterviewQuestionMutation,
} = baseApi.injectEndpoints({
  overrideExisting,
  endpoints: (build) => ({
    adminQuizItems: build.query<Output<typeof items.quizItems>, Arg<typeof items.quizItems>>({
      ...fromContract(items.quizItems),
      ...lists,
    }),
    adminUpdateQuizItem: build.mutation<Output<typeof items.updateQuizItem>, Arg<typeof items.updateQuizItem>>({
      ...fromContract(items.updateQuizItem),
      ...changes,
    }),
    adminInterviewQuestions: build.query<
      Output<typeof questions.interviewQuestions>,
      Arg<typeof questions.interviewQuestions>
    >({
      ...fromContract(questions.interviewQuestions),
      ...lists,
    }),
    adminUpdateInterviewQuestion: build.mutation<
      Output<typeof questions.updateInterviewQuestion>,
      Arg<typeof questions.updateInterviewQuestion>
    >({
      ...fromContract(questions.updateInterviewQuestion),
      ...changes,
    }),
  }),
});
