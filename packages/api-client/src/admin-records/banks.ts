import { baseApi, overrideExisting } from "@dryrun/api-client/base"; // by package name: all parts share the instance of the shell
import * as questions from "@dryrun/domain/admin/interview-questions/contract";
import * as items from "@dryrun/domain/admin/quiz-items/contract";
import { changes, lists } from "../admin/tags.ts";
import { fromContract } from "../from-contract.ts";

export const {
  useAdminQuizItemsQuery,
  useAdminInterviewQuestionsQuery,
  useAdminUpdateQuizItemMutation,
  useAdminUpdateInterviewQuestionMutation,
} = baseApi.injectEndpoints({
  overrideExisting,
  endpoints: (build) => ({
    adminQuizItems: build.query({
      ...fromContract(items.quizItems),
      ...lists,
    }),
    adminUpdateQuizItem: build.mutation({
      ...fromContract(items.updateQuizItem),
      ...changes,
    }),
    adminInterviewQuestions: build.query({
      ...fromContract(questions.interviewQuestions),
      ...lists,
    }),
    adminUpdateInterviewQuestion: build.mutation({
      ...fromContract(questions.updateInterviewQuestion),
      ...changes,
    }),
  }),
});
