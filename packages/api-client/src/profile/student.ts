import { baseApi, overrideExisting } from "@dryrun/api-client/base"; // by package name: all parts share the instance of the shell
import type { Output } from "@dryrun/domain/contract/define";
import { completionStatus, myProfile, updateProfile } from "@dryrun/domain/profile/contract";
import { fromContract } from "../from-contract.ts";

const read = fromContract(myProfile);

const api = baseApi.injectEndpoints({
  overrideExisting,
  endpoints: (build) => ({
    studentProfile: build.query<Output<typeof myProfile>, void>({
      ...read,
      query: () => read.query({ query: {} }),
      extraOptions: { logged: "Failed to load the profile" },
      providesTags: ["Profile"],
    }),
    // The first texts of a profile, usually all of them; for a very long one `whole` is false.
    studentProfileStart: build.query<Output<typeof myProfile>, void>({
      ...read,
      query: () => read.query({ query: { texts: "start" } }),
      providesTags: ["Profile"],
    }),
    studentCompletion: build.query({
      ...fromContract(completionStatus),
      providesTags: ["Profile"],
    }),
    // The answer is the profile itself, so the page updates without a refetch. Jobs show which of their skills it has.
    studentUpdateProfile: build.mutation({
      ...fromContract(updateProfile),
      invalidatesTags: (answer) => (answer ? ["Profile", "Jobs"] : []),
      async onQueryStarted(_, { dispatch, queryFulfilled }) {
        const answer = await queryFulfilled.catch(() => undefined);
        if (!answer) return;
        for (const kept of ["studentProfile", "studentProfileStart"] as const)
          dispatch(api.util.updateQueryData(kept, undefined, () => answer.data.profile));
      },
    }),
  }),
});

export const {
  endpoints: { studentCompletion, studentProfileStart },
  useStudentProfileQuery,
  useLazyStudentProfileQuery,
  useStudentProfileStartQuery,
  useStudentCompletionQuery,
  useStudentUpdateProfileMutation,
} = api;
