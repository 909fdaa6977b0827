import { baseApi, overrideExisting } from "@dryrun/api-client/base"; // by package name: all parts share the instance of the shell
import type { Output } from "@dryrun/domain/contract/define";
import { myProfile, updateProfile } from "@dryrun/domain/profile/contract";
import { type Arg, fromContract } from "../from-contract.ts";

const read = fromContract(myProfile);

const api = baseApi.injectEndpoints({
  overrideExisting,
  endpoints: (build) => ({
    employerProfile: build.query<Output<typeof myProfile>, void>({
      ...read,
      query: () => read.query({ query: {} }),
      providesTags: ["Profile"],
    }),
    // The answer is the profile itself, so the page updates without a refetch.
    employerUpdateProfile: build.mutation<Output<typeof updateProfile>, Arg<typeof updateProfile>>({
      ...fromContract(updateProfile),
      invalidatesTags: [],
      async onQueryStarted(_, { dispatch, queryFulfilled }) {
        const answer = await queryFulfilled.catch(() => undefined);
        if (answer) dispatch(api.util.updateQueryData("employerProfile", undefined, () => answer.data.profile));
      },
    }),
  }),
});

export const { useEmployerProfileQuery, useEmployerUpdateProfileMutation } = api;
