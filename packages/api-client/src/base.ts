import { changePassword, me } from "@dryrun/domain/auth/contract";
import { TOKEN_KEY } from "@dryrun/domain/auth/destination";
import type { ErrorCode } from "@dryrun/domain/errors";
import { MAINTENANCE_HEADER } from "@dryrun/domain/maintenance/limits";
import { paymentConfig, sandboxPay } from "@dryrun/domain/payments/contract";
import { combineSlices, configureStore, createSlice, type PayloadAction } from "@reduxjs/toolkit";
import {
  type BaseQueryApi,
  type BaseQueryFn,
  createApi,
  type FetchArgs,
  type FetchBaseQueryError,
  fetchBaseQuery,
  setupListeners,
} from "@reduxjs/toolkit/query/react";
import { API_PATH } from "./early/early-url.ts";
import { takeEarly } from "./early/take-early.ts";
import { errorCode, isUnauthenticated } from "./errors.ts";
import { fromContract } from "./from-contract.ts";
import { repeatWhenBusy } from "./repeat-when-busy.ts";
import { traceparent } from "./traceparent.ts";

declare const process: { env: { NODE_ENV?: string } }; // replaced by the build

const readToken = () => globalThis.localStorage?.getItem(TOKEN_KEY) ?? null;

const sendOnce = fetchBaseQuery({
  baseUrl: `${globalThis.location?.origin ?? ""}${API_PATH}`,
  credentials: "include",
  fetchFn: async (request) => (await takeEarly(request as Request)) ?? globalThis.fetch(request),
  prepareHeaders: (headers) => {
    const token = readToken();
    if (token) headers.set("authorization", `Bearer ${token}`);
    headers.set("traceparent", traceparent());
  },
});
const send: typeof sendOnce = (args, api, options) =>
  repeatWhenBusy(() => sendOnce(args, api, options), args, api.signal);

/** The phase of a maintenance in the newest answer, or null. The shell shows the bar. */
const maintenance = createSlice({
  name: "maintenance",
  initialState: null as string | null,
  reducers: { setPhase: (_, { payload }: PayloadAction<string | null>) => payload },
});

function noteMaintenance(response: Response | undefined, { dispatch, getState }: BaseQueryApi) {
  if (!response) return;
  const phase = response.headers.get(MAINTENANCE_HEADER);
  if (phase !== maintenance.selectSlice(getState() as AppState)) dispatch(maintenance.actions.setPhase(phase));
}

/** Refusals after which the account is not what the pages think. */
const ACCOUNT_CHANGED: readonly (ErrorCode | undefined)[] = ["SECOND_FACTOR_SETUP", "COMPANY_BLOCKED"];

/**
 * Only `/auth/me` decides whether a token is invalid, a second factor is missing, or the company is blocked: such a refusal
 * of another call refetches it. `logged`, the words of an endpoint, is logged with the error of a failed call.
 */
const sendAndWatch: BaseQueryFn<string | FetchArgs, unknown, FetchBaseQueryError, { logged?: string }> = async (
  args,
  api,
  options,
) => {
  const token = readToken();
  const answer = await send(args, api, options);
  noteMaintenance(answer.meta?.response, api);
  // The refusal belongs to an older token: the person has signed in again since.
  if (answer.error && isUnauthenticated(answer.error) && token !== readToken() && readToken() !== null) {
    return send(args, api, options);
  }
  // Without a token, as after a log-out in another tab, a refusal does not concern the session.
  const concernsSession =
    token !== null && (isUnauthenticated(answer.error) || ACCOUNT_CHANGED.includes(errorCode(answer.error)));
  if (answer.error && api.endpoint !== "me" && concernsSession) {
    api.dispatch(baseApi.util.invalidateTags(["Me"]));
  }
  if (answer.error && options?.logged) console.error(options.logged, answer.error);
  return answer;
};

const TAG_TYPES = [
  "Me",
  "Jobs",
  "Applications",
  "Profile",
  "Drills",
  "Quiz",
  "Interviews",
  "Notifications",
  "EmployerJobs",
  "EmployerApplications",
  "Admin",
] as const;

export const baseApi = createApi({
  reducerPath: "api",
  baseQuery: sendAndWatch,
  tagTypes: TAG_TYPES,
  // A page that opens refetches answers older than this, in seconds, because other people and devices change them. Components of one
  // page, and the shell's early requests, share a younger answer; a change made in this browser invalidates it by its tags.
  refetchOnMountOrArgChange: 5,
  endpoints: (build) => ({
    me: build.query({ ...fromContract(me), providesTags: ["Me"] }),
    // The account of the signed-in person, for all parts; the answer's token keeps this browser signed in.
    changePassword: build.mutation({
      ...fromContract(changePassword),
      invalidatesTags: [],
    }),
    // The checkout's calls, for every part with a checkout.
    paymentConfig: build.query({
      ...fromContract(paymentConfig),
      providesTags: [],
    }),
    sandboxPay: build.mutation({
      ...fromContract(sandboxPay),
      invalidatesTags: [],
    }),
  }),
  // Answers are checked against their contract in development and tests only.
  skipSchemaValidation: process.env.NODE_ENV === "production",
});
export const {
  useMeQuery,
  useLazyMeQuery,
  useChangePasswordMutation,
  useLazyPaymentConfigQuery,
  useSandboxPayMutation,
} = baseApi;

/** An action that refetches visible data and removes other data from the cache. */
export const refreshAnswers = () => baseApi.util.invalidateTags([...TAG_TYPES]);

const REPEATED = { test: "throw", development: true, production: false } as const;
/** A duplicate endpoint name fails in tests, replaces the first in development, and is ignored in production. */
export const overrideExisting = REPEATED[process.env.NODE_ENV as keyof typeof REPEATED] ?? false;

const rootReducer = combineSlices(baseApi, maintenance);
type AppState = ReturnType<typeof rootReducer>;
export function makeStore() {
  const store = configureStore({
    reducer: rootReducer,
    middleware: (defaults) => defaults().concat(baseApi.middleware),
  });
  setupListeners(store.dispatch);
  return store;
}
export type AppStore = ReturnType<typeof makeStore>;
export { Provider as StoreProvider, useDispatch, useSelector, useStore } from "react-redux";
