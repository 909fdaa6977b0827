import { baseApi, overrideExisting } from "@dryrun/api-client/base"; // by package name: all parts share the instance of the shell
import { progress } from "@dryrun/domain/progress/contract";
import { fromContract } from "../from-contract.ts";

export const { useStudentProgressQuery } = baseApi.injectEndpoints({
  overrideExisting,
  endpoints: (build) => ({
    studentProgress: build.query({
      ...fromContract(progress),
      providesTags: ["Interviews", "Quiz", "Drills"],
    }),
  }),
});
