import { baseApi, overrideExisting } from "@dryrun/api-client/base"; // by package name: all parts share the instance of the shell
import { decideReview, review, reviews } from "@dryrun/domain/admin/contract";
import { fromContract } from "../from-contract.ts";

export const { useAdminReviewsQuery, useAdminReviewQuery, useAdminDecideReviewMutation } = baseApi.injectEndpoints({
  overrideExisting,
  endpoints: (build) => ({
    adminReviews: build.query({
      ...fromContract(reviews),
      providesTags: ["Interviews"],
    }),
    adminReview: build.query({
      ...fromContract(review),
      providesTags: ["Interviews"],
    }),
    adminDecideReview: build.mutation({
      ...fromContract(decideReview),
      invalidatesTags: ["Interviews"],
    }),
  }),
});
