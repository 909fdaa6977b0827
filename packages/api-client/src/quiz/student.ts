import { baseApi, overrideExisting } from "@dryrun/api-client/base"; // by package name: all parts share the instance of the shell
import { generateQuiz, quizAttempt, quizHistory, submitQuiz } from "@dryrun/domain/quiz/contract";
import { fromContract } from "../from-contract.ts";

export const {
  useStudentPaperQuery,
  useStudentSubmitQuizMutation,
  useStudentQuizHistoryQuery,
  useStudentQuizAttemptQuery,
} = baseApi.injectEndpoints({
  overrideExisting,
  endpoints: (build) => ({
    studentPaper: build.query({
      ...fromContract(generateQuiz),
      providesTags: [],
    }),
    studentSubmitQuiz: build.mutation({
      ...fromContract(submitQuiz),
      invalidatesTags: ["Quiz", "Me", "Jobs"],
    }),
    studentQuizHistory: build.query({
      ...fromContract(quizHistory),
      providesTags: ["Quiz"],
    }),
    studentQuizAttempt: build.query({
      ...fromContract(quizAttempt),
      providesTags: ["Quiz"],
    }),
  }),
});
