import { baseApi, overrideExisting } from "@dryrun/api-client/base"; // by name: the shared singleton
import type { Output } from "@dryrun/domain/contract/define";
import { answerDrill, drill, startDrill } from "@dryrun/domain/interviews/drills/contract";
import { type Arg, fromContract, type KeyedArg } from "../from-contract.ts";

export const { useStudentStartDrillMutation, useStudentDrillQuery, useStudentAnswerDrillMutation } =
  baseApi.injectEndpoints({
    overrideExisting,
    endpoints: (build) => ({
      studentStartDrill: build.mutation<Output<typeof startDrill>, KeyedArg<typeof startDrill>>({
        ...fromContract(startDrill),
        invalidatesTags: ["Drills"],
      }),
      studentDrill: build.query<Output<typeof drill>, Arg<typeof drill>>({
        ...fromContract(drill),
        providesTags: ["Drills"],
      }),
      studentAnswerDrill: build.mutation<Output<typeof answerDrill>, Arg<typeof answerDrill>>({
        ...fromContract(answerDrill),
        invalidatesTags: ["Drills"],
      }),
    }),
  });
