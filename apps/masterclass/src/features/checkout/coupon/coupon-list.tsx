import { Button } from "@dryrun/design-system/actions/button";
import { Badge } from "@dryrun/design-system/marks/badge";
import { findCoupon } from "@dryrun/domain/courses/rules";
import { checkout } from "../../../messages/checkout.en-in.ts";
import * as s from "./coupon.module.css";
import type { Offers } from "./use-offers.ts";

const text = checkout.coupon;

export interface CouponListProps {
  offers: Offers;
  appliedCode: string | undefined;
  onApply: (code: string) => void;
}

const fractionOf = (code = "") => findCoupon(code)?.fraction ?? 0;

/** The coupons for the address; after one is applied, only those with a larger discount. */
export function CouponList({ offers: { coupons, hasFailed, refetch }, appliedCode, onApply }: CouponListProps) {
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
