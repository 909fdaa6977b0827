import { baseApi, overrideExisting } from "@dryrun/api-client/base"; // by package name: all parts share the instance of the shell
import type { Output } from "@dryrun/domain/contract/define";
import { generateQuiz, quizAttempt, quizHistory, submitQuiz } from "@dryrun/domain/quiz/contract";
import { type Arg, fromContract } from "../from-contract.ts";

export const {
  useStudentPaperQuery,
  useStudentSubmitQuizMutation,
  useStudentQuizHistoryQuery,
  useStudentQuizAttemptQuery,
} = baseApi.injectEndpoints({
  overrideExisting,
  endpoints: (build) => ({
    studentPaper: build.query<Output<typeof generateQuiz>, Arg<typeof generateQuiz>>({
      ...fromContract(generateQuiz),
      providesTags: [],
    }),
    studentSubmitQuiz: build.mutation<Output<typeof submitQuiz>, Arg<typeof submitQuiz>>({
      ...fromContract(submitQuiz),
      invalidatesTags: ["Quiz", "Me", "Jobs"],
    }),
    studentQuizHistory: build.query<Output<typeof quizHistory>, Arg<typeof quizHistory>>({
      ...fromContract(quizHistory),
      providesTags: ["Quiz"],
    }),
    studentQuizAttempt: build.query<Output<typeof quizAttempt>, Arg<typeof quizAttempt>>({
      ...fromContract(quizAttempt),
      providesTags: ["Quiz"],
    }),
  }),
});
