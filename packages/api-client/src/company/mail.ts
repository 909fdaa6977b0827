import { baseApi, overrideExisting } from "@dryrun/api-client/base"; // by package name: all parts share the instance of the shell
import {
  changeMailSettings,
  mailSettings,
  previewCandidateMail,
  sendCandidateMail,
  undoCandidateMail,
} from "@dryrun/domain/company/mail/contract";
import type { Output } from "@dryrun/domain/contract/define";
import { fromContract, type KeyedArg } from "../from-contract.ts";

export const {
  useEmployerMailSettingsQuery,
  useEmployerChangeMailSettingsMutation,
  useEmployerPreviewMailMutation,
  useEmployerSendMailMutation,
  useEmployerUndoMailMutation,
} = baseApi.injectEndpoints({
  overrideExisting,
  endpoints: (build) => ({
    employerMailSettings: build.query({
      ...fromContract(mailSettings),
      providesTags: ["Profile"],
    }),
    // The previews of decisions show the signature too, with the templates.
    employerChangeMailSettings: build.mutation({
      ...fromContract(changeMailSettings),
      invalidatesTags: ["Profile"],
    }),
    employerPreviewMail: build.mutation({
      ...fromContract(previewCandidateMail),
      invalidatesTags: [],
    }),
    employerSendMail: build.mutation<Output<typeof sendCandidateMail>, KeyedArg<typeof sendCandidateMail>>({
      ...fromContract(sendCandidateMail),
      invalidatesTags: ["EmployerApplications"],
    }),
    employerUndoMail: build.mutation({
      ...fromContract(undoCandidateMail),
      invalidatesTags: [],
    }),
  }),
});
