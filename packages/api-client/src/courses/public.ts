import { baseApi, overrideExisting } from "@dryrun/api-client/base"; // by package name: all parts share the instance of the shell
import type { Output } from "@dryrun/domain/contract/define";
import { createCourseOrder, publicCoupons, validateCoupon, verifyCourse } from "@dryrun/domain/courses/contract";
import { type Arg, fromContract, type KeyedArg } from "../from-contract.ts";

export const {
  usePublicCouponsQuery,
  usePublicValidateCouponMutation,
  usePublicCreateCourseOrderMutation,
  usePublicVerifyCourseMutation,
} = baseApi.injectEndpoints({
  overrideExisting,
  endpoints: (build) => ({
    publicCoupons: build.query<Output<typeof publicCoupons>, Arg<typeof publicCoupons>>({
      ...fromContract(publicCoupons),
      providesTags: ["Me"],
    }),
    publicValidateCoupon: build.mutation<Output<typeof validateCoupon>, Arg<typeof validateCoupon>>({
      ...fromContract(validateCoupon),
      invalidatesTags: [],
    }),
    publicCreateCourseOrder: build.mutation<Output<typeof createCourseOrder>, KeyedArg<typeof createCourseOrder>>({
      ...fromContract(createCourseOrder),
      invalidatesTags: [],
    }),
    publicVerifyCourse: build.mutation<Output<typeof verifyCourse>, Arg<typeof verifyCourse>>({
      ...fromContract(verifyCourse),
      invalidatesTags: ["Me"],
    }),
  }),
});
