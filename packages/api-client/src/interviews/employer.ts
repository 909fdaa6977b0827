import { type AppStore, baseApi, overrideExisting, useDispatch } from "@dryrun/api-client/base"; // by package name: all parts share the instance of the shell
import { employerInterview } from "@dryrun/domain/interviews/contract";
import { applicationTag, KEPT_AHEAD_SECONDS } from "../applications/tags.ts";
import { type Arg, fromContract } from "../from-contract.ts";

const api = baseApi.injectEndpoints({
  overrideExisting,
  endpoints: (build) => ({
    employerInterview: build.query({
      ...fromContract(employerInterview),
      providesTags: (_, __, { params }) => [applicationTag(params.applicationId)],
      keepUnusedDataFor: KEPT_AHEAD_SECONDS,
    }),
  }),
});

export const { useEmployerInterviewQuery } = api;

/** Like `useKnownApplication` and `useWatchedApplication`. */
export const useKnownInterview = api.endpoints.employerInterview.useQueryState;
export const useWatchedInterview = api.endpoints.employerInterview.useQuerySubscription;

/** Like `useHoldApplication`. */
export function useHoldInterview() {
  const dispatch = useDispatch<AppStore["dispatch"]>();
  return (arg: Arg<typeof employerInterview>, maxAge: number) =>
    dispatch(api.endpoints.employerInterview.initiate(arg, { forceRefetch: maxAge })).unsubscribe;
}
