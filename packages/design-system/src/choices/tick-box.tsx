import { Check, Minus } from "lucide-react";
import type { InputHTMLAttributes, Ref } from "react";
import { iconProps } from "../icon-props.ts";
import * as s from "./tick-box.module.css";

export interface TickBoxProps extends Omit<InputHTMLAttributes<HTMLInputElement>, "type" | "onChange" | "className"> {
  ref?: Ref<HTMLInputElement>;
  /** Whether only some of the items that it represents are ticked. */
  isMixed?: boolean;
  onValue?: (isChecked: boolean) => void;
}

/** The box of a Checkbox alone, for rows and cards with their own text. Name it with `aria-label`. */
export function TickBox({ ref, isMixed = false, onValue, ...rest }: TickBoxProps) {
  function attach(input: HTMLInputElement | null) {
    if (input) input.indeterminate = isMixed; // HTML has no attribute for it
    if (typeof ref === "function") ref(input);
    else if (ref) ref.current = input;
  }
  const Sign = isMixed ? Minus : Check;
  return (
    <span className={s.box}>
      <input
        {...rest}
        ref={attach}
        type="checkbox"
        className={s.input}
        onChange={(event) => onValue?.(event.currentTarget.checked)}
      />
      <Sign {...iconProps(18)} strokeWidth={2.75} className={s.tick} />
    </span>
  );
}
