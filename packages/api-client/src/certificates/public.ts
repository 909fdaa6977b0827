import { baseApi, overrideExisting } from "@dryrun/api-client/base"; // by package name: all parts share the instance of the shell
import { verifyCertificate } from "@dryrun/domain/certificates/contract";
import type { Output } from "@dryrun/domain/contract/define";
import { type Arg, fromContract } from "../from-contract.ts";

export const { usePublicCertificateQuery } = baseApi.injectEndpoints({
  overrideExisting,
  endpoints: (build) => ({
    publicCertificate: build.query<Output<typeof verifyCertificate>, Arg<typeof verifyCertificate>>(
      fromContract(verifyCertificate),
    ),
  }),
});
