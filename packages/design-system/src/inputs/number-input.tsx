import type { ReactNode } from "react";
import { Affix } from "./affix.tsx";
import { TextInput, type TextInputProps } from "./text-input.tsx";

export interface NumberInputProps extends Omit<TextInputProps, "type" | "inputMode" | "prefix" | "value"> {
  value?: string;
  hasDecimals?: boolean;
  prefix?: ReactNode;
  suffix?: ReactNode;
}

/** Removes everything but digits from typed or pasted text ("₹4,50,000" becomes "450000"). */
export const digitsOf = (text: string, hasDecimals = false): string => {
  const digits = text.replace(hasDecimals ? /[^\d.]/g : /\D/g, "");
  const [whole = "", ...rest] = digits.split(".");
  return rest.length > 0 ? `${whole}.${rest.join("")}` : whole;
};

/** A number as text with a phone's digit keys, without arrows and without changes by the mouse wheel. */
export function NumberInput({ hasDecimals = false, prefix, suffix, onValue, ...rest }: NumberInputProps) {
  return (
    <Affix prefix={prefix} suffix={suffix}>
      <TextInput
        autoComplete="off"
        {...rest}
        inputMode={hasDecimals ? "decimal" : "numeric"}
        onValue={(text) => onValue?.(digitsOf(text, hasDecimals))}
      />
    </Affix>
  );
}
