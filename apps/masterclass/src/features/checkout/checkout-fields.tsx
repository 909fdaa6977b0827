import { STATE_FIELD } from "@dryrun/checkout/buyer-state";
import { SIGN_IN_FOR_CREDIT } from "@dryrun/domain/courses/messages";
import { PhoneField } from "@dryrun/forms/fields/phone-field";
import { SelectField } from "@dryrun/forms/fields/select-field";
import { TextField } from "@dryrun/forms/fields/text-field";
import { Link, useLocation } from "@dryrun/remote-kit/router";
import { checkout as say } from "../../messages/checkout.en-in.ts";
import { elsewhere } from "../../paths.ts";
import * as s from "./checkout.module.css";

export interface CheckoutFieldsProps {
  isVisitor: boolean;
  /** The address when its field is left. */
  onEmail: (email: string) => void;
}

/** Who buys. */
export const CheckoutFields = ({ isVisitor, onEmail }: CheckoutFieldsProps) => (
  <>
    {isVisitor && <SignIn />}
    <div className={s.pair}>
      <TextField name="first_name" label={say.firstName} isRequired autoComplete="given-name" />
      <TextField name="last_name" label={say.lastName} isRequired autoComplete="family-name" />
    </div>
    <TextField
      name="email"
      label={say.email}
      hint={say.emailHint}
      type="email"
      isRequired
      autoComplete="email"
      onBlur={(event) => onEmail(event.currentTarget.value)}
    />
    <div className={s.pair}>
      <PhoneField name="phone" label={say.phone} hint={say.phoneHint} isRequired />
      <SelectField name="state" {...STATE_FIELD} />
    </div>
  </>
);

/** The credit is only for the signed-in attendee. */
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
