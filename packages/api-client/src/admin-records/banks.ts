import { baseApi, overrideExisting } from "@dryrun/api-client/base";
import * as questions from "@dryrun/domain/admin/calibration/contract";
import { changes, lists } from "../admin/tags.ts";
import { fromContract } from "../from-contract.ts";

// by package name: all parts share the instance of the shell

export const {
  useAdminQuizItemsQuery,
  useAdminInterviewQuestionsQuery,
  useAdminUpdateQuizItemMutation,
  useAdminUpdateInterviewQuestionMutation,
} = baseApi.injectEndpoints({
  overrideExisting,
  endpoints: (build) => ({
    adminQuizItems: build.query({
      ...fromContract(questions.quizItems),
      ...lists,
    }),
    adminUpdateQuizItem: build.mutation({
      ...fromContract(questions.updateQuizItem),
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
