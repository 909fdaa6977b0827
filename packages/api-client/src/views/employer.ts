import { baseApi, overrideExisting } from "@dryrun/api-client/base"; // by package name: all parts share the instance of the shell
import type { Output } from "@dryrun/domain/contract/define";
import { deleteView, savedViews, saveView, updateView } from "@dryrun/domain/views/contract";
import { type Arg, fromContract } from "../from-contract.ts";

const VIEWS = { type: "EmployerApplications", id: "views" } as const;

export const {
  useEmployerViewsQuery,
  useEmployerSaveViewMutation,
  useEmployerUpdateViewMutation,
  useEmployerDeleteViewMutation,
} = baseApi.injectEndpoints({
  overrideExisting,
  endpoints: (build) => ({
    employerViews: build.query<Output<typeof savedViews>, Arg<typeof savedViews>>({
      ...fromContract(savedViews),
      providesTags: [VIEWS],
    }),
    employerSaveView: build.mutation<Output<typeof saveView>, Arg<typeof saveView>>({
      ...fromContract(saveView),
      invalidatesTags: [VIEWS],
    }),
    employerUpdateView: build.mutation<Output<typeof updateView>, Arg<typeof updateView>>({
      ...fromContract(updateView),
      invalidatesTags: [VIEWS],
    }),
    employerDeleteView: build.mutation<Output<typeof deleteView>, Arg<typeof deleteView>>({
      ...fromContract(deleteView),
      invalidatesTags: [VIEWS],
    }),
  }),
});
