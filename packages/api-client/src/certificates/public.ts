import { baseApi, overrideExisting } from "@dryrun/api-client/base"; // by package name: all parts share the instance of the shell
import { verifyCertificate } from "@dryrun/domain/certificates/contract";
import { fromContract } from "../from-contract.ts";

export const { usePublicCertificateQuery } = baseApi.injectEndpoints({
  overrideExisting,
  endpoints: (build) => ({
    publicCertificate: build.query(fromContract(verifyCertificate)),
  }),
});
