import type { User } from "@dryrun/auth/use-session";
import { rememberedState } from "@dryrun/checkout/buyer-state";
import { MAX_COUPON } from "@dryrun/domain/courses/limits";
import { normalCode } from "@dryrun/domain/courses/rules";
import { COUPON_PARAMETER } from "../../paths.ts";
import { buyerOf } from "../../shared/buyer.ts";
import type { Typed } from "./use-checkout.ts";

/** The form before anything is typed: a signed-in person's own data, and the coupon of the URL. */
export function blankForm(user: User | null, search: string): Typed {
  const { firstName, lastName, email, phone } = buyerOf(user);
  const couponCode = normalCode(new URLSearchParams(search).get(COUPON_PARAMETER) ?? "").slice(0, MAX_COUPON);
  return { first_name: firstName, last_name: lastName, email, phone, couponCode, state: rememberedState() };
}
