import { baseApi, overrideExisting } from "@dryrun/api-client/base";
import type { Output } from "@dryrun/domain/contract/define";
import { answerDrill, drill, practice, startDrill } from "@dryrun/domain/interviews/drills/contract";
import { errorCode } from "../errors.ts";
import { fromContract, type KeyedArg } from "../from-contract.ts";

// by package name: all parts share the instance of the shell

/** A refusal shows that `/auth/me` is out of date, for example after an interview began on another device. */
const changedTags = (_: unknown, error: unknown) =>
  errorCode(error) === "INTERVIEW_RUNNING" ? (["Me"] as const) : (["Drills"] as const);

export const {
  endpoints: { studentPractice },
  useStudentPracticeQuery,
  useStudentStartDrillMutation,
  useStudentDrillQuery,
  useStudentAnswerDrillMutation,
} = baseApi.injectEndpoints({
  overrideExisting,
  endpoints: (build) => ({
    studentStartDrill: build.mutation<Output<typeof startDrill>, KeyedArg<typeof startDrill>>({
      ...fromContract(startDrill),
      invalidatesTags: changedTags,
    }),
    studentPractice: build.query<Output<typeof practice>, void>({
      ...fromContract(practice),
      providesTags: ["Drills"],
    }),
    studentDrill: build.query({
      ...fromContract(drill),
      providesTags: ["Drills"],
    }),
    studentAnswerDrill: build.mutation({
      ...fromContract(answerDrill),
      invalidatesTags: changedTags,
    }),
  }),
});
