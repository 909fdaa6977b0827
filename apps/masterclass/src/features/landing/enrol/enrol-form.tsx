import type { User } from "@dryrun/auth/use-session";
import { rememberedState, rememberState, STATE_FIELD } from "@dryrun/checkout/buyer-state";
import { LeftUnpaid } from "@dryrun/checkout/purchase/left-unpaid";
import { isRefused, messageOf } from "@dryrun/checkout/purchase/verification";
import { slotLabel } from "@dryrun/domain/masterclass/labels";
import { ALL_FIELDS_REQUIRED, PURCHASE_FAILED } from "@dryrun/domain/masterclass/messages";
import { type Enrol, enrolSchema } from "@dryrun/domain/masterclass/schema";
import { PhoneField } from "@dryrun/forms/fields/phone-field";
import { RadioField } from "@dryrun/forms/fields/radio-field";
import { SelectField } from "@dryrun/forms/fields/select-field";
import { TextField } from "@dryrun/forms/fields/text-field";
import { FormShell, type SubmitResult } from "@dryrun/forms/form-shell";
import { useState } from "react";
import { enrol as text } from "../../../messages/enrol.en-in.ts";
import { buyerOf } from "../../../shared/buyer.ts";
import type { OpenSession } from "../use-open-sessions.ts";
import * as s from "./enrol.module.css";
import type { Booked } from "./seat-booked.tsx";
import type { PaidSeat } from "./seat-orders.ts";
import { orderRefusal, useSeatPurchase } from "./use-seat-purchase.ts";

const REQUIRED = ["firstName", "lastName", "email", "phone", "sessionId"];
const headingOf = (values: Record<string, string>) =>
  REQUIRED.some((name) => values[name]?.trim() === "") ? ALL_FIELDS_REQUIRED : undefined;

/** Returns the form's initial values, with a signed-in person's own data. */
const initialOf = (user: User | null, sessions: readonly OpenSession[]) => ({
  ...buyerOf(user),
  sessionId: sessions[0]?._id ?? "", // the next class, which the page names above
  state: rememberedState(),
});

export interface EnrolFormProps {
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
