import { baseApi, overrideExisting } from "@dryrun/api-client/base"; // by package name: all parts share the instance of the shell
import { apiKeys, createApiKey, revokeApiKey } from "@dryrun/domain/company/api-keys/contract";
import type { Output } from "@dryrun/domain/contract/define";
import { type Arg, fromContract } from "../from-contract.ts";

const KEYS = { type: "Profile", id: "api-keys" } as const;

export const { useEmployerApiKeysQuery, useEmployerCreateApiKeyMutation, useEmployerRevokeApiKeyMutation } =
  baseApi.injectEndpoints({
    overrideExisting,
    endpoints: (build) => ({
      employerApiKeys: build.query<Output<typeof apiKeys>, Arg<typeof apiKeys>>({
        ...fromContract(apiKeys),
        providesTags: [KEYS],
      }),
      employerCreateApiKey: build.mutation<Output<typeof createApiKey>, Arg<typeof createApiKey>>({
        ...fromContract(createApiKey),
        invalidatesTags: [KEYS],
      }),
      employerRevokeApiKey: build.mutation<Output<typeof revokeApiKey>, Arg<typeof revokeApiKey>>({
        ...fromContract(revokeApiKey),
        invalidatesTags: [KEYS],
      }),
    }),
  });
