import { baseApi, overrideExisting } from "@dryrun/api-client/base"; // by package name: all parts share the instance of the shell
import type { Output } from "@dryrun/domain/contract/define";
import { createCourseOrder, publicCoupons, validateCoupon, verifyCourse } from "@dryrun/domain/courses/contract";
import { fromContract, type KeyedArg } from "../from-contract.ts";

export const {
  usePublicCouponsQuery,
  usePublicValidateCouponMutation,
  usePublicCreateCourseOrderMutation,
  usePublicVerifyCourseMutation,
} = baseApi.injectEndpoints({
  overrideExisting,
  endpoints: (build) => ({
    publicCoupons: build.query({
      ...fromContract(publicCoupons),
      providesTags: ["Me"],
    }),
    publicValidateCoupon: build.mutation({
      ...fromContract(validateCoupon),
      invalidatesTags: [],
    }),
    publicCreateCourseOrder: build.mutation<Output<typeof createCourseOrder>, KeyedArg<typeof createCourseOrder>>({
      ...fromContract(createCourseOrder),
      invalidatesTags: [],
    }),
    publicVerifyCourse: build.mutation({
      ...fromContract(verifyCourse),
      invalidatesTags: ["Me"],
    }),
  }),
});
