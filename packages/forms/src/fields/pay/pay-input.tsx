import { Affix } from "@dryrun/design-system/inputs/affix";
import { TextInput, type TextInputProps } from "@dryrun/design-system/inputs/text-input";
import { formatPay, typedPayOf } from "@dryrun/domain/pay/typed";
import { useId } from "react";
import * as s from "./pay-input.module.css";

export interface PayInputProps extends Pick<TextInputProps, "id" | "name" | "maxLength" | "onValue"> {
  value: string;
  /** Allows any text, for the salary of a job. */
  isText?: boolean;
}

/** Yearly pay in the usual notations ("7.6", "7.6 lakh", "60k a month"); the recognised amount is shown below, in rupees a year. */
export function PayInput({ value, isText = false, ...rest }: PayInputProps) {
  const understoodId = useId();
  const pay = typedPayOf(value);
  return (
    <>
      <Affix prefix={isText ? undefined : "₹"}>
        <TextInput
          autoComplete="off"
          {...rest}
          inputMode={isText ? "text" : "decimal"}
          value={value}
          aria-describedby={pay ? understoodId : undefined}
        />
      </Affix>
      <output id={understoodId} className={s.understood}>
        {pay && `= ${formatPay(pay)}`}
      </output>
    </>
  );
}
