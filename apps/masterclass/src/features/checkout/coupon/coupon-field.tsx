import { Button } from "@dryrun/design-system/actions/button";
import { Banner } from "@dryrun/design-system/feedback/banner";
import { Field } from "@dryrun/design-system/fields/field";
import { TextInput } from "@dryrun/design-system/inputs/text-input";
import { Badge } from "@dryrun/design-system/marks/badge";
import { MAX_COUPON } from "@dryrun/domain/courses/limits";
import { findCoupon } from "@dryrun/domain/courses/rules";
import { email as emailSchema } from "@dryrun/domain/fields";
import { useFormField } from "@dryrun/forms/use-form-field";
import { type KeyboardEvent, useEffect, useEffectEvent, useRef } from "react";
import { checkout } from "../../../messages/checkout.en-in.ts";
import * as s from "./coupon.module.css";
import type { Coupon } from "./use-coupon.ts";
import type { Offers } from "./use-offers.ts";

const text = checkout.coupon;

export interface CouponListProps {
  offers: Offers;
  appliedCode: string | undefined;
  onApply: (code: string) => void;
}

const fractionOf = (code = "") => findCoupon(code)?.fraction ?? 0;

/** The coupons for the address; after one is applied, only those with a larger discount. */
function CouponList({ offers: { coupons, hasFailed, refetch }, appliedCode, onApply }: CouponListProps) {
  if (hasFailed && coupons.length === 0)
    return (
      <p role="alert" className={s.failed}>
        {text.failed}
        <Button size="s" onClick={refetch}>
          {text.again}
        </Button>
      </p>
    );
  const least = fractionOf(appliedCode);
  const useful = coupons.filter(({ code }) => code === appliedCode || fractionOf(code) > least);
  if (useful.length === 0) return null;
  return (
    <ul className={s.coupons} aria-label={text.list}>
      {useful.map(({ code, title, description }) => (
        <li key={code} className={s.listed}>
          <div>
            <p className={s.code}>
              {code}, {title}
            </p>
            <p className={s.note}>{description}</p>
          </div>
          {code === appliedCode ? (
            <Badge tone="success">{text.applied}</Badge>
          ) : (
            <Button size="s" onClick={() => onApply(code)}>
              {text.apply}
              <span className="visually-hidden">{text.applyOf(code)}</span>
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}

const messages = checkout.coupon;

export interface CouponFieldProps {
  coupon: Coupon;
  offers: Offers;
  /** The address when its field last lost the focus. */
  email: string;
  onTyped: (code: string) => void;
}

/** Returns the code in the form, and the action of Apply. */
function useCode({ coupon, email: leftEmail, onTyped }: Omit<CouponFieldProps, "offers">) {
  const code = useFormField<string>("couponCode");
  const email = useFormField<string>("email");
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
  return { typed: code.value, error: code.error, type, apply };
}

/** Enters a coupon, typed or from the list. */
export function CouponField({ offers, ...own }: CouponFieldProps) {
  const { typed, error, type, apply } = useCode(own);
  const { isApplying, appliedTo } = own.coupon;
  const input = useRef<HTMLInputElement>(null);
  const applied = appliedTo(typed);
  const remove = () => {
    type("");
    input.current?.focus();
  };
  const applyByEnter = (event: KeyboardEvent) => {
    if (event.key !== "Enter") return;
    event.preventDefault(); // it would submit the form
    void apply(typed);
  };
  return (
    <div className={s.coupon}>
      <Field id="couponCode" label={messages.label} error={error}>
        <div className={s.apply}>
          <TextInput
            ref={input}
            name="couponCode"
            value={typed}
            onValue={(text) => type(text.toUpperCase())}
            maxLength={MAX_COUPON}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            readOnly={isApplying}
            onKeyDown={applyByEnter}
          />
          <Button isBusy={isApplying} pendingLabel={messages.applying} onClick={() => void apply(typed)}>
            {messages.apply}
          </Button>
        </div>
      </Field>
      <div role="status">{applied && <AppliedCoupon message={applied.message} onRemove={remove} />}</div>
      <CouponList offers={offers} appliedCode={applied?.code} onApply={(listed) => void apply(listed)} />
    </div>
  );
}

const AppliedCoupon = ({ message, onRemove }: { message: string; onRemove: () => void }) => (
  <Banner
    tone="success"
    role="none"
    action={
      <Button size="s" variant="quiet" onClick={onRemove}>
        {messages.remove}
      </Button>
    }
  >
    {message}
  </Banner>
);

const isAddress = (email: string) => emailSchema().isValidSync(email);

/** Applies the code in the page's URL as soon as there is an address for it. */
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
