import { errorCode } from "@dryrun/api-client/errors";
import { usePublicCreateSeatOrderMutation, usePublicVerifySeatMutation } from "@dryrun/api-client/masterclass/public";
import { refusalOfOrder } from "@dryrun/checkout/purchase/order-refusal";
import { usePurchase } from "@dryrun/checkout/purchase/use-purchase";
import { slotLabel } from "@dryrun/domain/masterclass/labels";
import { ALREADY_ENROLLED, PURCHASE_FAILED, SESSION_NOT_OPEN } from "@dryrun/domain/masterclass/messages";
import type { Enrol } from "@dryrun/domain/masterclass/schema";
import type { Refusal } from "@dryrun/forms/form-shell";
import { useHeldPage } from "@dryrun/remote-kit/held-page";
import { enrol as text } from "../../../messages/enrol.en-in.ts";
import { type Seat, seatOrders } from "./seat-orders.ts";

/** Returns why no order was created, for its field or above the form. */
export function orderRefusal(error: unknown): Refusal {
  const code = errorCode(error);
  if (code === "ALREADY_ENROLLED") return { errors: [{ field: "email", message: ALREADY_ENROLLED }] };
  if (code === "NOT_FOUND") return { errors: [{ field: "sessionId", message: SESSION_NOT_OPEN }] };
  return refusalOfOrder(error, PURCHASE_FAILED);
}

/** Buys a seat, with or without an account. */
export function useSeatPurchase() {
  useHeldPage(true);
  const [create] = usePublicCreateSeatOrderMutation();
  const [verify] = usePublicVerifySeatMutation();
  const { buy, dialog } = usePurchase({ orders: seatOrders, create, verify });
  const buySeat = (form: Enrol, goods: Seat) =>
    buy(form, {
      goods,
      description: text.description(goods.title, slotLabel(goods.startAt, goods.endAt)),
      payer: { name: `${form.firstName} ${form.lastName}`, email: form.email, phone: form.phone },
    });
  return { buySeat, dialog };
}
