import type { ButtonHTMLAttributes, ReactNode, Ref } from "react";
import { classNames } from "../class-names.ts";
import * as s from "./icon-button.module.css";

export interface IconButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, "aria-label" | "children"> {
  ref?: Ref<HTMLButtonElement>;
  /** The effect of a press, for people who do not see the icon. */
  label: string;
  icon: ReactNode;
}

/** A square button with only an icon. */
export function IconButton({ label, icon, className, ...rest }: IconButtonProps) {
  return (
    <button type="button" title={label} {...rest} aria-label={label} className={classNames(s.iconButton, className)}>
      {icon}
    </button>
  );
}
