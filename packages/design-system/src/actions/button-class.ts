import { classNames } from "../class-names.ts";
import * as s from "./button.module.css";

export type ButtonVariant = "primary" | "secondary" | "quiet" | "danger" | "success";
export type ButtonSize = "s" | "m" | "l";

export interface ButtonLook {
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** Fills the width of its container, for a phone's bottom bar. */
  isWide?: boolean;
  className?: string;
}

const VARIANTS: Record<ButtonVariant, string | undefined> = {
  primary: s.primary,
  secondary: s.secondary,
  quiet: s.quiet,
  danger: s.danger,
  success: s.success,
};
const SIZES: Record<ButtonSize, string | undefined> = { s: s.small, m: undefined, l: s.large };

/** The class of a button, also for a link that looks like one: `<Link className={buttonClass({ variant: "primary" })}>`. */
export const buttonClass = ({ variant = "secondary", size = "m", isWide = false, className }: ButtonLook = {}) =>
  classNames(s.button, VARIANTS[variant], SIZES[size], isWide && s.wide, className) ?? "";
