import { baseApi, overrideExisting } from "@dryrun/api-client/base"; // by package name: all parts share the instance of the shell
import type { Output } from "@dryrun/domain/contract/define";
import {
  previewTemplate,
  resetTemplate,
  saveTemplate,
  templates,
  testTemplate,
} from "@dryrun/domain/templates/contract";
import { fromContract } from "../from-contract.ts";

export const {
  useEmployerTemplatesQuery,
  useEmployerSaveTemplateMutation,
  useEmployerResetTemplateMutation,
  useEmployerPreviewTemplateMutation,
  useEmployerTestTemplateMutation,
} = baseApi.injectEndpoints({
  overrideExisting,
  endpoints: (build) => ({
    employerTemplates: build.query<Output<typeof templates>, void>({
      ...fromContract(templates),
      providesTags: ["Profile"],
    }),
    employerSaveTemplate: build.mutation({
      ...fromContract(saveTemplate),
      invalidatesTags: ["Profile"],
    }),
    employerResetTemplate: build.mutation({
      ...fromContract(resetTemplate),
      invalidatesTags: ["Profile"],
    }),
    employerPreviewTemplate: build.mutation({
      ...fromContract(previewTemplate),
      invalidatesTags: [],
    }),
    employerTestTemplate: build.mutation({
      ...fromContract(testTemplate),
      invalidatesTags: [],
    }),
  }),
});
