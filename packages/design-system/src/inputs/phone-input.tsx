import { useId } from "react";
import { useField } from "../fields/field-context.ts";
import * as words from "../messages/inputs.en-in.ts";
import { Affix } from "./affix.tsx";
import { TextInput, type TextInputProps } from "./text-input.tsx";

const LENGTH = 10;

/** Extracts ten digits from typed or pasted text: +91, a leading 0, spaces and dashes are dropped. */
export function phoneDigits(text: string): string {
  const digits = text.replace(/\D/g, "");
  const local = digits.length > LENGTH ? digits.replace(/^(0091|091|91|0)/, "") : digits.replace(/^0/, "");
  return local.slice(0, LENGTH);
}

/** An Indian mobile number; the value is the ten digits after a fixed +91. */
export function PhoneInput({ onValue, ...rest }: Omit<TextInputProps, "type" | "inputMode">) {
  const field = useField();
  const prefixId = useId();
  return (
    <Affix prefix="+91" prefixId={prefixId}>
      <TextInput
        placeholder={words.phone}
        autoComplete="tel-national"
        {...rest}
        type="tel"
        inputMode="numeric"
        aria-labelledby={field ? `${field.labelId} ${prefixId}` : undefined}
        onValue={(text) => onValue?.(phoneDigits(text))}
      />
    </Affix>
  );
}
