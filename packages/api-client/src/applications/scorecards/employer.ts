import { type AppStore, baseApi, overrideExisting } from "@dryrun/api-client/base"; // by package name: all parts share the instance of the shell
import {
  jobCriteria,
  saveJobCriteria,
  scorecards,
  submitScorecard,
} from "@dryrun/domain/applications/scorecards/contract";
import type { Output } from "@dryrun/domain/contract/define";
import { type Arg, fromContract } from "../../from-contract.ts";
import { APPLICATION_LISTS, applicationTag } from "../tags.ts";

type Criteria = Output<typeof jobCriteria>;
type Scorecards = Output<typeof scorecards>;

// The answers of changes hold what the page shows, so it updates without a refetch; only logs are fetched again.
const api = baseApi.injectEndpoints({
  overrideExisting,
  endpoints: (build) => ({
    employerJobCriteria: build.query<Criteria, Arg<typeof jobCriteria>>({
      ...fromContract(jobCriteria),
      providesTags: [],
    }),
    employerSaveJobCriteria: build.mutation<Criteria, Arg<typeof saveJobCriteria>>({
      ...fromContract(saveJobCriteria),
      invalidatesTags: [APPLICATION_LISTS],
      onQueryStarted: async ({ params }, { dispatch, queryFulfilled }) =>
        keepCriteria(dispatch, params.id, await queryFulfilled.catch(() => undefined)),
    }),
    employerScorecards: build.query<Scorecards, Arg<typeof scorecards>>({
      ...fromContract(scorecards),
      providesTags: [],
    }),
    employerSubmitScorecard: build.mutation<Scorecards, Arg<typeof submitScorecard>>({
      ...fromContract(submitScorecard),
      invalidatesTags: (_, __, { params }) => [applicationTag(params.applicationId)],
      onQueryStarted: async ({ params }, { dispatch, queryFulfilled }) =>
        keepScorecards(dispatch, params.applicationId, await queryFulfilled.catch(() => undefined)),
    }),
  }),
});

type Dispatch = AppStore["dispatch"];

function keepCriteria(dispatch: Dispatch, id: string, answer: { data: Criteria } | undefined) {
  if (answer) dispatch(api.util.updateQueryData("employerJobCriteria", { params: { id } }, () => answer.data));
}

function keepScorecards(dispatch: Dispatch, applicationId: string, answer: { data: Scorecards } | undefined) {
  if (answer)
    dispatch(api.util.updateQueryData("employerScorecards", { params: { applicationId } }, () => answer.data));
}

export const {
  useEmployerJobCriteriaQuery,
  useEmployerSaveJobCriteriaMutation,
  useEmployerScorecardsQuery,
  useEmployerSubmitScorecardMutation,
} = api;
