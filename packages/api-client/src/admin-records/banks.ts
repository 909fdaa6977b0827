import { baseApi, overrideExisting } from "@dryrun/api-client/base";
import * as questions from "@dryrun/domain/admin/calibration/contract";
import { changes, lists } from "../admin/admin.ts";
import { type Arg, downloadFrom, fromContract } from "../from-contract.ts";

// by package name: all parts share the instance of the shell

export const {
  useAdminCalibrationQuery,
  useAdminNextAnswerQuery,
  useAdminDrawAnswersMutation,
  useAdminScoreAnswerMutation,
  useAdminExportCalibrationMutation,
} = baseApi.injectEndpoints({
  overrideExisting,
  endpoints: (build) => ({
    adminCalibration: build.query({
      ...fromContract(questions.calibration),
      ...lists,
    }),
    adminNextAnswer: build.query({
      ...fromContract(questions.nextAnswer),
      ...lists,
    }),
    adminDrawAnswers: build.mutation({
      ...fromContract(questions.drawAnswers),
      ...changes,
    }),
    adminScoreAnswer: build.mutation({
      ...fromContract(questions.scoreAnswer),
      ...changes,
    }),
    adminExportCalibration: build.mutation<string, Arg<typeof questions.exportCalibration>>({
      ...downloadFrom(questions.exportCalibration),
      ...changes,
    }),
  }),
});

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
