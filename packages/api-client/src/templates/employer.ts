import { baseApi, overrideExisting } from "@dryrun/api-client/base"; // by package name: all parts share the instance of the shell
import type { Output } from "@dryrun/domain/contract/define";
import {
  previewTemplate,
  resetTemplate,
  saveTemplate,
  templates,
  testTemplate,
} from "@dryrun/domain/templates/contract";
import { type Arg, fromContract } from "../from-contract.ts";

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
    employerSaveTemplate: build.mutation<Output<typeof saveTemplate>, Arg<typeof saveTemplate>>({
      ...fromContract(saveTemplate),
      invalidatesTags: ["Profile"],
    }),
    employerResetTemplate: build.mutation<Output<typeof resetTemplate>, Arg<typeof resetTemplate>>({
      ...fromContract(resetTemplate),
      invalidatesTags: ["Profile"],
    }),
    employerPreviewTemplate: build.mutation<Output<typeof previewTemplate>, Arg<typeof previewTemplate>>({
      ...fromContract(previewTemplate),
      invalidatesTags: [],
    }),
    employerTestTemplate: build.mutation<Output<typeof testTemplate>, Arg<typeof testTemplate>>({
      ...fromContract(testTemplate),
      invalidatesTags: [],
    }),
  }),
});
