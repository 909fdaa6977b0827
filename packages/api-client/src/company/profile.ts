import { type AppStore, baseApi, overrideExisting } from "@dryrun/api-client/base"; // by package name: all parts share the instance of the shell
import { company, removeCompanyLogo, setCompanyLogo, updateCompany } from "@dryrun/domain/company/profile/contract";
import type { Output } from "@dryrun/domain/contract/define";
import { type Arg, fromContract } from "../from-contract.ts";

type Company = Output<typeof company>;

const api = baseApi.injectEndpoints({
  overrideExisting,
  endpoints: (build) => ({
    employerCompany: build.query<Company, Arg<typeof company>>({
      ...fromContract(company),
      providesTags: [],
    }),
    // The name and the site are the account's too: its profile tells what the verification needs.
    employerUpdateCompany: build.mutation({
      ...fromContract(updateCompany),
      invalidatesTags: (_, error) => (error ? [] : ["Me", "Profile"]),
      onQueryStarted: async (_, { dispatch, queryFulfilled }) => keepAnswer(dispatch, await queryFulfilled.catch(none)),
    }),
    employerSetCompanyLogo: build.mutation({
      ...fromContract(setCompanyLogo),
      invalidatesTags: [],
      onQueryStarted: async (_, { dispatch, queryFulfilled }) => keepAnswer(dispatch, await queryFulfilled.catch(none)),
    }),
    employerRemoveCompanyLogo: build.mutation({
      ...fromContract(removeCompanyLogo),
      invalidatesTags: [],
      onQueryStarted: async (_, { dispatch, queryFulfilled }) => keepAnswer(dispatch, await queryFulfilled.catch(none)),
    }),
  }),
});

const none = () => undefined;

/** The answers of changes hold the company itself, so the page updates without a refetch. */
function keepAnswer(dispatch: AppStore["dispatch"], answer: { data: { company: Company } } | undefined) {
  if (answer) dispatch(api.util.updateQueryData("employerCompany", undefined, () => answer.data.company));
}

export const {
  useEmployerCompanyQuery,
  useEmployerUpdateCompanyMutation,
  useEmployerSetCompanyLogoMutation,
  useEmployerRemoveCompanyLogoMutation,
} = api;
