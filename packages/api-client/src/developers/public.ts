import { baseApi, overrideExisting } from "@dryrun/api-client/base"; // by package name: all parts share the instance of the shell
import { openApi } from "@dryrun/domain/company/developers/contract";
import type { OpenApi } from "@dryrun/domain/company/developers/open-api-types";
import { fromContract } from "../from-contract.ts";

export const { usePublicOpenApiQuery } = baseApi.injectEndpoints({
  overrideExisting,
  endpoints: (build) => ({
    publicOpenApi: build.query<OpenApi, void>({ query: fromContract(openApi).query }),
  }),
});
