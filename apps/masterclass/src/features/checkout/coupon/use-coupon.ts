import { usePublicValidateCouponMutation } from "@dryrun/api-client/courses/public";
import { errorMessage, isNetworkError } from "@dryrun/api-client/errors";
import { COUPON_NEEDS_BOTH, INVALID_COUPON } from "@dryrun/domain/courses/messages";
import { normalCode } from "@dryrun/domain/courses/rules";
import { couponSchema } from "@dryrun/domain/courses/schema";
import { errorsOf, type FieldRefusal } from "@dryrun/forms/field-errors";
import { useState } from "react";
import { checkout } from "../../../messages/checkout.en-in.ts";

const text = checkout.coupon;

export interface Applied {
  code: string;
  /** The share of the base price. */
  fraction: number;
  /** The server's message. */
  message: string;
}
export type Tried = { ok: true; applied: Applied } | ({ ok: false } & FieldRefusal);

/** Returns a fault that needs no request to the server: a missing code, or a missing or invalid address. */
function faultOf(code: string, email: string): FieldRefusal | null {
  const faults: { code?: string; email?: string } = errorsOf(couponSchema, { code, email });
  if (faults.code) return { field: "couponCode", message: faults.code };
  if (faults.email === COUPON_NEEDS_BOTH) return { field: "couponCode", message: COUPON_NEEDS_BOTH };
  return faults.email ? { field: "email", message: faults.email } : null;
}

/** The coupon of the order; it counts while its code is the one in the form. */
export function useCoupon() {
  const [validate, { isLoading }] = usePublicValidateCouponMutation();
  const [applied, setApplied] = useState<Applied | null>(null);

  async function apply(typed: string, email: string): Promise<Tried> {
    const fault = faultOf(typed, email);
    if (fault) return { ok: false, ...fault };
    const { data, error } = await validate({ body: couponSchema.cast({ code: typed, email }) });
    if (data?.valid) {
      const next = { code: normalCode(typed), fraction: data.discount, message: data.message };
      setApplied(next);
      return { ok: true, applied: next };
    }
    const failed = isNetworkError(error) ? text.offline : errorMessage(error, text.unchecked);
    return { ok: false, field: "couponCode", message: error ? failed : (data?.message ?? INVALID_COUPON) };
  }
  const appliedTo = (typed: string) => (applied?.code === normalCode(typed) ? applied : null);
  return { apply, appliedTo, isApplying: isLoading };
}
export type Coupon = ReturnType<typeof useCoupon>;
