import { baseApi, overrideExisting } from "@dryrun/api-client/base";
import * as contract from "@dryrun/domain/certificates/contract";
import type { Output } from "@dryrun/domain/contract/define";
import { courseBuyers, courseReport } from "@dryrun/domain/courses/contract";
import { changes, lists } from "../admin/admin.ts";
import { type Arg, downloadFrom, fromContract, type KeyedArg } from "../from-contract.ts";

// by package name: all parts share the instance of the shell

export const {
  useAdminCertificatesQuery,
  useAdminIssueCertificateMutation,
  useAdminImportCertificatesMutation,
  useAdminIssueToAttendeesMutation,
  useAdminRevokeCertificateMutation,
  useAdminCertificatePdfMutation,
  useAdminCourseQuery,
  useAdminCourseBuyersQuery,
} = baseApi.injectEndpoints({
  overrideExisting,
  endpoints: (build) => ({
    adminCertificates: build.query({
      ...fromContract(contract.certificates),
      ...lists,
    }),
    adminCourse: build.query<Output<typeof courseReport>, void>({ ...fromContract(courseReport), ...lists }),
    adminCourseBuyers: build.query({
      ...fromContract(courseBuyers),
      ...lists,
    }),
    adminIssueCertificate: build.mutation<
      Output<typeof contract.issueCertificate>,
      KeyedArg<typeof contract.issueCertificate>
    >({ ...fromContract(contract.issueCertificate), ...changes }),
    adminImportCertificates: build.mutation({ ...fromContract(contract.importCertificates), ...changes }),
    adminIssueToAttendees: build.mutation<
      Output<typeof contract.issueToAttendees>,
      KeyedArg<typeof contract.issueToAttendees>
    >({ ...fromContract(contract.issueToAttendees), ...changes }),
    adminRevokeCertificate: build.mutation({ ...fromContract(contract.revokeCertificate), ...changes }),
    adminCertificatePdf: build.mutation<string, Arg<typeof contract.certificatePdf>>({
      ...downloadFrom(contract.certificatePdf),
      invalidatesTags: [],
    }),
  }),
});
