import type { InputHTMLAttributes, Ref } from "react";
import { classNames } from "../class-names.ts";
import { useControl } from "../fields/field-context.ts";
import * as s from "./control.module.css";

export interface TextInputProps extends Omit<InputHTMLAttributes<HTMLInputElement>, "onChange"> {
  ref?: Ref<HTMLInputElement>;
  onValue?: (value: string) => void;
}

/** One line of text; pass the right `type`, `inputMode` and `autoComplete`. */
export function TextInput({ onValue, className, ...rest }: TextInputProps) {
  const control = useControl(rest);
  return (
    <input
      type="text"
      {...control}
      className={classNames(s.control, className)}
      onChange={(event) => onValue?.(event.currentTarget.value)}
    />
  );
}
