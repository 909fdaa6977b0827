import { STATE_FIELD } from "@dryrun/checkout/buyer-state";
import { SIGN_IN_FOR_CREDIT } from "@dryrun/domain/courses/messages";
import { PhoneField } from "@dryrun/forms/fields/phone-field";
import { SelectField } from "@dryrun/forms/fields/select-field";
import { TextField } from "@dryrun/forms/fields/text-field";
import { Link, useLocation } from "@dryrun/remote-kit/router";
import { checkout as text } from "../../messages/checkout.en-in.ts";
import { elsewhere } from "../../paths.ts";
import * as s from "./checkout.module.css";

export interface CheckoutFieldsProps {
  isVisitor: boolean;
  /** Called with the address when its field loses the focus. */
  onEmail: (email: string) => void;
}

/** The buyer's fields. */
export const CheckoutFields = ({ isVisitor, onEmail }: CheckoutFieldsProps) => (
  <>
    {isVisitor && <SignIn />}
    <div className={s.pair}>
      <TextField name="first_name" label={text.firstName} isRequired autoComplete="given-name" />
      <TextField name="last_name" label={text.lastName} isRequired autoComplete="family-name" />
    </div>
    <TextField
      name="email"
      label={text.email}
      hint={text.emailHint}
      type="email"
      isRequired
      autoComplete="email"
      onBlur={(event) => onEmail(event.currentTarget.value)}
    />
    <div className={s.pair}>
      <PhoneField name="phone" label={text.phone} hint={text.phoneHint} isRequired />
      <SelectField name="state" {...STATE_FIELD} />
    </div>
  </>
);

/** A link to sign in, because only a signed-in attendee gets the credit. */
function SignIn() {
  const { pathname, search } = useLocation();
  return (
    <p>
      <Link to={elsewhere.login(`${pathname}${search}`)} className="lone-link">
        {SIGN_IN_FOR_CREDIT}
      </Link>
    </p>
  );
}
