import { baseApi, useDispatch } from "@dryrun/api-client/base"; // by package name: all parts share the instance of the shell
import { useLazyPublicOrderStatusQuery } from "@dryrun/api-client/payments/public";
import type { User } from "@dryrun/auth/use-session";
import { rememberedState } from "@dryrun/checkout/buyer-state";
import { CutOff } from "@dryrun/checkout/purchase/cut-off";
import { isPaid, type useLeftOrder } from "@dryrun/checkout/purchase/use-left-order";
import { messageOf } from "@dryrun/checkout/purchase/verification";
import { SandboxBanner } from "@dryrun/checkout/sandbox-banner";
import { useProvider } from "@dryrun/checkout/use-provider";
import { Banner } from "@dryrun/design-system/feedback/banner";
import { MAX_COUPON } from "@dryrun/domain/courses/limits";
import { COURSE_BOUGHT } from "@dryrun/domain/courses/messages";
import { normalCode } from "@dryrun/domain/courses/rules";
import { useLocation } from "@dryrun/remote-kit/router";
import { useState } from "react";
import { checkout as text } from "../../messages/checkout.en-in.ts";
import { COUPON_PARAMETER } from "../../paths.ts";
import { buyerOf } from "../../shared/buyer.ts";
import { OwnedCourse } from "../../shared/owned-course.tsx";
import * as s from "./checkout.module.css";
import { CheckoutForm } from "./checkout-form.tsx";
import type { Bought } from "./course-bought.tsx";
import type { Course } from "./course-orders.ts";
import { PendingCourse } from "./pending-course.tsx";
import type { Typed } from "./use-checkout.ts";

/** The form before anything is typed: a signed-in person's own data, and the coupon of the URL. */
function blankForm(user: User | null, search: string): Typed {
  const { firstName, lastName, email, phone } = buyerOf(user);
  const couponCode = normalCode(new URLSearchParams(search).get(COUPON_PARAMETER) ?? "").slice(0, MAX_COUPON);
  return { first_name: firstName, last_name: lastName, email, phone, couponCode, state: rememberedState() };
}

export interface OrderingProps {
  user: User | null;
  /** The order on this device. */
  kept: ReturnType<typeof useLeftOrder<Course>>;
  onBought: (bought: Bought) => void;
}

/** The order until it is settled: the form, or a payment that is being confirmed; neither for a person who has the course. */
export function Ordering({ user, kept: { left, isNew, refused, wait, close }, onBought }: OrderingProps) {
  const dispatch = useDispatch();
  const provider = useProvider();
  const { search } = useLocation();
  const [askStatus] = useLazyPublicOrderStatusQuery();
  const [typed, setTyped] = useState<Typed | null>(null);
  if (isPaid(left)) {
    const settle = (settled: Bought["settled"]) => {
      if (!settled) dispatch(baseApi.util.invalidateTags(["Me"])); // only the order's status confirmed it
      close();
      onBought({ order: left, settled, email: typed?.email ?? null });
    };
    return <PendingCourse order={left} isNew={isNew} onSettled={settle} onRefused={close} onGivenUp={() => close()} />;
  }
  const paid = `${COURSE_BOUGHT} ${text.mailed(null)}`;
  return (
    <div className={s.ordering}>
      {refused && (
        <Banner tone="danger" role="alert">
          {messageOf(refused, text.unverified)}
        </Banner>
      )}
      {left && <CutOff orderId={left.orderId} askStatus={askStatus} paid={paid} onClose={() => close()} />}
      {user?.courseBought ? (
        <OwnedCourse />
      ) : (
        <CheckoutForm
          initialValues={typed ?? blankForm(user, search)}
          isVisitor={user === null}
          onTyped={setTyped}
          onBought={onBought}
          onWaiting={wait}
        />
      )}
      {provider === "sandbox" && <SandboxBanner />}
    </div>
  );
}
