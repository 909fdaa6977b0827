import { type AppStore, baseApi, overrideExisting, useDispatch } from "@dryrun/api-client/base";
import {
  allowContact,
  employerApplication,
  employerApplications,
  jobApplications,
  stopContact,
} from "@dryrun/domain/applications/contract";
import { applicationCounts } from "@dryrun/domain/applications/triage/contract";
import type { Output } from "@dryrun/domain/contract/define";
import { type Arg, fromContract } from "../from-contract.ts";
import { APPLICATION_LISTS, applicationTag, KEPT_AHEAD_SECONDS } from "./tags.ts";

// by package name: all parts share the instance of the shell

// Every application of the candidate, and the searches, show it.
const invalidatesTags = ["EmployerApplications" as const];

export const { useEmployerStopContactMutation, useEmployerAllowContactMutation } = baseApi.injectEndpoints({
  overrideExisting,
  endpoints: (build) => ({
    employerStopContact: build.mutation({
      ...fromContract(stopContact),
      invalidatesTags,
    }),
    employerAllowContact: build.mutation({
      ...fromContract(allowContact),
      invalidatesTags,
    }),
  }),
});

// by package name: all parts share the instance of the shell

const api = baseApi.injectEndpoints({
  overrideExisting,
  endpoints: (build) => ({
    employerJobApplications: build.query({
      ...fromContract(jobApplications),
      providesTags: [APPLICATION_LISTS],
    }),
    employerApplications: build.query({
      ...fromContract(employerApplications),
      providesTags: [APPLICATION_LISTS],
    }),
    employerApplicationCounts: build.query({
      ...fromContract(applicationCounts),
      providesTags: [APPLICATION_LISTS],
    }),
    employerApplication: build.query({
      ...fromContract(employerApplication),
      providesTags: (_, __, { params }) => [applicationTag(params.applicationId)],
      keepUnusedDataFor: KEPT_AHEAD_SECONDS,
    }),
  }),
});

export const {
  useEmployerJobApplicationsQuery,
  useEmployerApplicationsQuery,
  useEmployerApplicationCountsQuery,
  useEmployerApplicationQuery,
} = api;

/**
 * Reads an application from the cache; `useWatchedApplication` subscribes to it. They are separate, so that a page can paint before it
 * subscribes.
 */
export const useKnownApplication = api.endpoints.employerApplication.useQueryState;
export const useWatchedApplication = api.endpoints.employerApplication.useQuerySubscription;

type Kept = Output<typeof employerApplication>["application"];
/** Changes an application in the cache; the result has `undo`. */
export const patchApplication = (applicationId: string, change: (kept: Kept) => void) =>
  api.util.updateQueryData("employerApplication", { params: { applicationId } }, ({ application }) =>
    change(application),
  );

/** Loads an application unless a younger answer than `maxAge` seconds is cached. A change refetches it until the returned function is called. */
export function useHoldApplication() {
  const dispatch = useDispatch<AppStore["dispatch"]>();
  return (arg: Arg<typeof employerApplication>, maxAge: number) =>
    dispatch(api.endpoints.employerApplication.initiate(arg, { forceRefetch: maxAge })).unsubscribe;
}

/**
 * Returns the answer of a call and stays subscribed until then, because a change in the meantime would remove an answer without
 * subscribers.
 */
async function once<T>(asked: { unwrap(): Promise<T>; unsubscribe(): void }): Promise<T> {
  try {
    return await asked.unwrap();
  } finally {
    asked.unsubscribe();
  }
}

/** Loads a part of a list, or one application, once; later changes do not refetch it. */
export function useAskApplications() {
  const dispatch = useDispatch<AppStore["dispatch"]>();
  const fresh = { forceRefetch: true };
  return {
    list: (arg: Arg<typeof employerApplications>) =>
      once(dispatch(api.endpoints.employerApplications.initiate(arg, fresh))),
    one: (arg: Arg<typeof employerApplication>) =>
      once(dispatch(api.endpoints.employerApplication.initiate(arg, fresh))),
  };
}
