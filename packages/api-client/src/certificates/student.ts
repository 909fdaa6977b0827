import { baseApi, overrideExisting } from "@dryrun/api-client/base"; // by package name: all parts share the instance of the shell
import { certificatePdf, myCertificates } from "@dryrun/domain/certificates/contract";
import { type Arg, downloadFrom, fromContract } from "../from-contract.ts";

export const { useStudentCertificatesQuery, useStudentCertificatePdfMutation } = baseApi.injectEndpoints({
  overrideExisting,
  endpoints: (build) => ({
    studentCertificates: build.query({
      ...fromContract(myCertificates),
      providesTags: [],
    }),
    studentCertificatePdf: build.mutation<string, Arg<typeof certificatePdf>>({
      ...downloadFrom(certificatePdf),
      invalidatesTags: [],
    }),
  }),
});
