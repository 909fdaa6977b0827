import { ChevronDown } from "lucide-react";
import type { Ref, SelectHTMLAttributes } from "react";
import { classNames } from "../class-names.ts";
import { useControl } from "../fields/field-context.ts";
import { iconProps } from "../icon-props.ts";
import * as s from "../inputs/control.module.css";
import * as own from "./select.module.css";

export interface SelectOption {
  value: string;
  label: string;
  isDisabled?: boolean;
}

export interface SelectProps
  extends Omit<SelectHTMLAttributes<HTMLSelectElement>, "onChange" | "children" | "multiple"> {
  ref?: Ref<HTMLSelectElement>;
  options: readonly SelectOption[];
  /** The first, empty choice: "Choose a job type". Without it, the first option is chosen. */
  placeholder?: string;
  onValue?: (value: string) => void;
}

/** The browser's own select, which every phone shows in its usual way. */
export function Select({ options, placeholder, onValue, className, ...rest }: SelectProps) {
  const control = useControl(rest);
  return (
    <div className={own.wrap}>
      <select
        {...control}
        className={classNames(s.control, own.select, className)}
        onChange={(event) => onValue?.(event.currentTarget.value)}
      >
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options.map(({ value, label, isDisabled }) => (
          <option key={value} value={value} disabled={isDisabled}>
            {label}
          </option>
        ))}
      </select>
      <ChevronDown {...iconProps()} className={own.arrow} />
    </div>
  );
}
