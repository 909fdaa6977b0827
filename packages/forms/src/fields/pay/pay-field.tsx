import { Button } from "@dryrun/design-system/actions/button";
import { Field } from "@dryrun/design-system/fields/field";
import { isUnusualPay, typedPayOf } from "@dryrun/domain/pay/typed";
import * as words from "../../messages.en-in.ts";
import { useFormField } from "../../use-form-field.ts";
import type { FormFieldProps } from "../field-props.ts";
import * as s from "./pay-field.module.css";
import { PayInput, type PayInputProps } from "./pay-input.tsx";

export interface PayFieldProps extends FormFieldProps, Pick<PayInputProps, "isText" | "maxLength"> {}

/** Yearly pay in a form whose schema uses `withTypedPay`; an unusual amount needs one confirmation. */
export function PayField({ isText, maxLength, ...field }: PayFieldProps) {
  const { value, error, setValue, setError } = useFormField<string | number | undefined>(field.name);
  const confirmed = useFormField<readonly number[] | undefined>("confirmedPay");
  const typed = String(value ?? "");
  const pay = typedPayOf(typed);
  function confirm(rupees: number) {
    confirmed.setValue([...(confirmed.value ?? []), rupees]);
    setError();
    document.getElementById(field.name)?.focus();
  }
  return (
    <div className={s.field}>
      <Field {...field} id={field.name} error={error}>
        <PayInput name={field.name} value={typed} onValue={setValue} {...{ isText, maxLength }} />
      </Field>
      {error && pay && isUnusualPay(pay) && !confirmed.value?.includes(pay.to) && (
        <Button size="s" onClick={() => confirm(pay.to)}>
          {words.payIsRight}
        </Button>
      )}
    </div>
  );
}
