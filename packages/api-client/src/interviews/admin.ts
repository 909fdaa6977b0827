import { baseApi, overrideExisting } from "@dryrun/api-client/base"; // by package name: all parts share the instance of the shell
import { decideReview, review, reviews } from "@dryrun/domain/admin/contract";
import type { Output } from "@dryrun/domain/contract/define";
import { type Arg, fromContract } from "../from-contract.ts";

export const { useAdminReviewsQuery, useAdminReviewQuery, useAdminDecideReviewMutation } = baseApi.injectEndpoints({
  overrideExisting,
  endpoints: (build) => ({
    adminReviews: build.query<Output<typeof reviews>, Arg<typeof reviews>>({
      ...fromContract(reviews),
      providesTags: ["Interviews"],
    }),
    adminReview: build.query<Output<typeof review>, Arg<typeof review>>({
      ...fromContract(review),
      providesTags: ["Interviews"],
    }),
    adminDecideReview: build.mutation<Output<typeof decideReview>, Arg<typeof decideReview>>({
      ...fromContract(decideReview),
      invalidatesTags: ["Interviews"],
    }),
  }),
});
