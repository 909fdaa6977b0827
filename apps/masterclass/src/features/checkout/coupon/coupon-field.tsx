import { Button } from "@dryrun/design-system/actions/button";
import { Banner } from "@dryrun/design-system/feedback/banner";
import { Field } from "@dryrun/design-system/fields/field";
import { TextInput } from "@dryrun/design-system/inputs/text-input";
import { MAX_COUPON } from "@dryrun/domain/courses/limits";
import { email as emailSchema } from "@dryrun/domain/fields";
import { useFormField } from "@dryrun/forms/use-form-field";
import { useEffect, useEffectEvent, useRef } from "react";
import { checkout } from "../../../messages/checkout.en-in.ts";
import * as s from "./coupon.module.css";
import { CouponList } from "./coupon-list.tsx";
import type { Coupon } from "./use-coupon.ts";
import type { Offers } from "./use-offers.ts";

const say = checkout.coupon;

export interface CouponFieldProps {
  coupon: Coupon;
  offers: Offers;
  /** The address as it was last left. */
  email: string;
  onTyped: (code: string) => void;
}

/** A coupon, typed or from the list. */
export function CouponField({ coupon, offers, email: leftEmail, onTyped }: CouponFieldProps) {
  const code = useFormField<string>("couponCode");
  const email = useFormField<string>("email");
  const input = useRef<HTMLInputElement>(null);
  const applied = coupon.appliedTo(code.value);
  const type = (typed: string) => {
    code.setValue(typed);
    onTyped(typed);
  };
  async function apply(typed: string) {
    if (typed !== code.value) type(typed);
    const tried = await coupon.apply(typed, email.value);
    code.setError(!tried.ok && tried.field === "couponCode" ? tried.message : undefined);
    if (!tried.ok && tried.field === "email") email.setError(tried.message);
  }
  usePrefilled(code.value, leftEmail, apply);
  return (
    <div className={s.coupon}>
      <Field id="couponCode" label={say.label} error={code.error} isOptional>
        <div className={s.apply}>
          <TextInput
            ref={input}
            name="couponCode"
            value={code.value}
            onValue={(typed) => type(typed.toUpperCase())}
            maxLength={MAX_COUPON}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            readOnly={coupon.isApplying}
            onKeyDown={(event) => {
              if (event.key !== "Enter") return;
              event.preventDefault(); // the form would be submitted
              void apply(code.value);
            }}
          />
          <Button isBusy={coupon.isApplying} pendingLabel={say.applying} onClick={() => void apply(code.value)}>
            {say.apply}
          </Button>
        </div>
      </Field>
      <div role="status">
        {applied && (
          <Banner
            tone="success"
            role="none"
            action={
              <Button
                size="s"
                variant="quiet"
                onClick={() => {
                  type("");
                  input.current?.focus();
                }}
              >
                {say.remove}
              </Button>
            }
          >
            {applied.message}
          </Banner>
        )}
      </div>
      <CouponList offers={offers} appliedCode={applied?.code} onApply={(listed) => void apply(listed)} />
    </div>
  );
}

const isAddress = (email: string) => emailSchema().isValidSync(email);

/** Applies a code that the page was opened with as soon as there is an address for it. */
function usePrefilled(code: string, email: string, apply: (code: string) => Promise<void>) {
  const pending = useRef(code);
  const applyPending = useEffectEvent(() => {
    const prefilled = pending.current;
    pending.current = "";
    if (prefilled !== "" && prefilled === code) void apply(prefilled);
  });
  useEffect(() => {
    if (isAddress(email)) applyPending();
  }, [email]);
}
