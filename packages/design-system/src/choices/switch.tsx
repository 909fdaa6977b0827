import type { InputHTMLAttributes } from "react";
import * as s from "./switch.module.css";

export interface SwitchProps
  extends Omit<InputHTMLAttributes<HTMLInputElement>, "type" | "role" | "onChange" | "className"> {
  checked: boolean;
  onValue: (isOn: boolean) => void;
  /** Ignores presses and keeps the focus while the change is sent. */
  isBusy?: boolean;
}

/** On or off, effective immediately without a submit. Name it with `aria-label`. */
export function Switch({ onValue, isBusy, ...rest }: SwitchProps) {
  return (
    <input
      {...rest}
      type="checkbox"
      // biome-ignore lint/a11y/useAriaPropsForRole: a checkbox has its state natively
      role="switch"
      className={s.switch}
      aria-busy={isBusy || undefined}
      onChange={(event) => {
        if (!isBusy) onValue(event.currentTarget.checked);
      }}
    />
  );
}
