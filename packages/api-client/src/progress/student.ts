import { baseApi, overrideExisting } from "@dryrun/api-client/base"; // by package name: all parts share the instance of the shell
import type { Output } from "@dryrun/domain/contract/define";
import { progress } from "@dryrun/domain/progress/contract";
import { type Arg, fromContract } from "../from-contract.ts";

export const { useStudentProgressQuery } = baseApi.injectEndpoints({
  overrideExisting,
  endpoints: (build) => ({
    studentProgress: build.query<Output<typeof progress>, Arg<typeof progress>>({
      ...fromContract(progress),
      providesTags: ["Interviews", "Quiz", "Drills"],
    }),
  }),
});
