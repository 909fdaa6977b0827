import { baseApi, overrideExisting } from "@dryrun/api-client/base"; // by package name: all parts share the instance of the shell
import { apiKeys, createApiKey, revokeApiKey } from "@dryrun/domain/company/api-keys/contract";
import { fromContract } from "../from-contract.ts";

const KEYS = { type: "Profile", id: "api-keys" } as const;

export const { useEmployerApiKeysQuery, useEmployerCreateApiKeyMutation, useEmployerRevokeApiKeyMutation } =
  baseApi.injectEndpoints({
    overrideExisting,
    endpoints: (build) => ({
      employerApiKeys: build.query({
        ...fromContract(apiKeys),
        providesTags: [KEYS],
      }),
      employerCreateApiKey: build.mutation({
        ...fromContract(createApiKey),
        invalidatesTags: [KEYS],
      }),
      employerRevokeApiKey: build.mutation({
        ...fromContract(revokeApiKey),
        invalidatesTags: [KEYS],
      }),
    }),
  });
