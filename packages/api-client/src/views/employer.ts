import { baseApi, overrideExisting } from "@dryrun/api-client/base"; // by package name: all parts share the instance of the shell
import { deleteView, savedViews, saveView, updateView } from "@dryrun/domain/views/contract";
import { fromContract } from "../from-contract.ts";

const VIEWS = { type: "EmployerApplications", id: "views" } as const;

export const {
  useEmployerViewsQuery,
  useEmployerSaveViewMutation,
  useEmployerUpdateViewMutation,
  useEmployerDeleteViewMutation,
} = baseApi.injectEndpoints({
  overrideExisting,
  endpoints: (build) => ({
    employerViews: build.query({
      ...fromContract(savedViews),
      providesTags: [VIEWS],
    }),
    employerSaveView: build.mutation({
      ...fromContract(saveView),
      invalidatesTags: [VIEWS],
    }),
    employerUpdateView: build.mutation({
      ...fromContract(updateView),
      invalidatesTags: [VIEWS],
    }),
    employerDeleteView: build.mutation({
      ...fromContract(deleteView),
      invalidatesTags: [VIEWS],
    }),
  }),
});
