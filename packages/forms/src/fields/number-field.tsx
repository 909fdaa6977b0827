import { Field } from "@dryrun/design-system/fields/field";
import { NumberInput } from "@dryrun/design-system/inputs/number-input";
import { inWords } from "@dryrun/domain/money";
import type { ReactNode } from "react";
import { useFormField } from "../use-form-field.ts";
import type { FormFieldProps } from "./field-props.ts";
import * as s from "./number-field.module.css";

export interface NumberFieldProps extends FormFieldProps {
  hasDecimals?: boolean;
  placeholder?: string;
  prefix?: ReactNode;
  suffix?: ReactNode;
  maxLength?: number;
  /** Rupees a year: shows them in words below, "= ₹4.5 lakh a year". */
  isYearlyPay?: boolean;
}

/** "= ₹4.5 lakh a year", or nothing for implausibly small numbers. */
export function yearlyPayText(rupees: string | number | undefined): string {
  const words = inWords(Number(rupees));
  return words === "" ? "" : `= ₹${words} a year`;
}

/** A number; its value in the form is text, which the schema turns into a number. */
export function NumberField(props: NumberFieldProps) {
  const { hasDecimals, placeholder, prefix, suffix, maxLength, isYearlyPay, ...field } = props;
  const { value, error, setValue } = useFormField<string | number | undefined>(field.name);
  const words = isYearlyPay ? yearlyPayText(value) : "";
  const wordsId = `${field.name}-words`;
  return (
    <Field {...field} id={field.name} error={error}>
      <NumberInput
        name={field.name}
        {...{ hasDecimals, placeholder, suffix, maxLength }}
        prefix={prefix ?? (isYearlyPay ? "₹" : undefined)}
        aria-describedby={words ? wordsId : undefined}
        value={value === undefined || value === null ? "" : String(value)}
        onValue={setValue}
      />
      {words && (
        <p id={wordsId} className={s.words}>
          {words}
        </p>
      )}
    </Field>
  );
}
