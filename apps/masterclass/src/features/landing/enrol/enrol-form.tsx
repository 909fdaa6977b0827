import { errorCode } from "@dryrun/api-client/errors";
import { usePublicCreateSeatOrderMutation, usePublicVerifySeatMutation } from "@dryrun/api-client/masterclass/public";
import type { User } from "@dryrun/auth/use-session";
import { rememberedState, rememberState, STATE_FIELD } from "@dryrun/checkout/buyer-state";
import { LeftUnpaid } from "@dryrun/checkout/purchase/left-unpaid";
import { refusalOfOrder } from "@dryrun/checkout/purchase/order-refusal";
import { usePurchase } from "@dryrun/checkout/purchase/use-purchase";
import { isRefused, messageOf } from "@dryrun/checkout/purchase/verification";
import { slotLabel } from "@dryrun/domain/masterclass/labels";
import {
  ALL_FIELDS_REQUIRED,
  ALREADY_ENROLLED,
  PURCHASE_FAILED,
  SESSION_NOT_OPEN,
} from "@dryrun/domain/masterclass/messages";
import { type Enrol, enrolSchema } from "@dryrun/domain/masterclass/schema";
import { PhoneField } from "@dryrun/forms/fields/phone-field";
import { RadioField } from "@dryrun/forms/fields/radio-field";
import { SelectField } from "@dryrun/forms/fields/select-field";
import { TextField } from "@dryrun/forms/fields/text-field";
import { FormShell, type Refusal, type SubmitResult } from "@dryrun/forms/form-shell";
import { useHeldPage } from "@dryrun/remote-kit/held-page";
import { useState } from "react";
import { enrol as text } from "../../../messages/enrol.en-in.ts";
import { buyerOf } from "../../../shared/buyer.ts";
import type { OpenSession } from "../use-open-sessions.ts";
import * as s from "./enrol.module.css";
import type { Booked } from "./seat-booked.tsx";
import { type PaidSeat, type Seat, seatOrders } from "./seat-orders.ts";

/** Returns why no order was created, for its field or above the form. */
function orderRefusal(error: unknown): Refusal {
  const code = errorCode(error);
  if (code === "ALREADY_ENROLLED") return { errors: [{ field: "email", message: ALREADY_ENROLLED }] };
  if (code === "NOT_FOUND") return { errors: [{ field: "sessionId", message: SESSION_NOT_OPEN }] };
  return refusalOfOrder(error, PURCHASE_FAILED);
}

/** Buys a seat, with or without an account. */
function useSeatPurchase() {
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

const REQUIRED = ["firstName", "lastName", "email", "phone", "sessionId"];
const headingOf = (values: Record<string, string>) =>
  REQUIRED.some((name) => values[name]?.trim() === "") ? ALL_FIELDS_REQUIRED : undefined;

/** Returns the form's initial values, with a signed-in person's own data. */
const initialOf = (user: User | null, sessions: readonly OpenSession[]) => ({
  ...buyerOf(user),
  sessionId: sessions[0]?._id ?? "", // the next class, which the page names above
  state: rememberedState(),
});

interface EnrolFormProps {
  sessions: readonly OpenSession[];
  user: User | null;
  onBooked: (booked: Booked) => void;
  onWaiting: (order: PaidSeat) => void;
  /** The chosen date is no longer open: the dates are loaded again. */
  onStale: () => void;
}

/** The participant, the class, and Pay. */
export function EnrolForm({ sessions, user, onBooked, onWaiting, onStale }: EnrolFormProps) {
  const { buySeat, dialog } = useSeatPurchase();
  const [initialValues] = useState(() => initialOf(user, sessions));
  const [isClosed, setClosed] = useState(false);

  async function submit(form: Enrol): Promise<SubmitResult> {
    setClosed(false);
    if (form.state) rememberState(form.state);
    const session = sessions.find(({ _id }) => _id === form.sessionId);
    const { title = "", startAt = "", endAt = "" } = session ?? {};
    const purchased = await buySeat(form, { title, startAt, endAt });
    if (purchased.kind === "unordered") {
      onStale();
      return { ok: false, ...orderRefusal(purchased.error) };
    }
    if (purchased.kind === "settled") onBooked({ ...purchased, email: form.email });
    if (purchased.kind === "waiting") onWaiting(purchased.order);
    setClosed(purchased.kind === "closed");
    return isRefused(purchased) ? { ok: false, message: messageOf(purchased, PURCHASE_FAILED) } : undefined;
  }
  return (
    <>
      <FormShell
        initialValues={initialValues}
        schema={enrolSchema}
        onSubmit={submit}
        label={text.form}
        submitLabel={text.pay}
        pendingLabel={text.paying}
        summaryHeading={headingOf}
        hasRequiredNote
        hasWideSubmit
        className={s.form}
      >
        <RadioField name="sessionId" legend={text.date} options={optionsOf(sessions)} look="cards" isRequired />
        <EnrolFields />
        {isClosed && <LeftUnpaid />}
      </FormShell>
      {dialog}
    </>
  );
}

const optionsOf = (sessions: readonly OpenSession[]) =>
  sessions.map(({ _id, title, startAt, endAt }) => ({ value: _id, label: slotLabel(startAt, endAt), hint: title }));

const EnrolFields = () => (
  <>
    <div className={s.pair}>
      <TextField name="firstName" label={text.firstName} isRequired autoComplete="given-name" />
      <TextField name="lastName" label={text.lastName} isRequired autoComplete="family-name" />
    </div>
    <TextField name="email" label={text.email} hint={text.emailHint} type="email" isRequired autoComplete="email" />
    <div className={s.pair}>
      <PhoneField name="phone" label={text.phone} isRequired />
      <SelectField name="state" {...STATE_FIELD} />
    </div>
  </>
);
