import { classNames } from "../class-names.ts";
import * as s from "./mark.module.css";

export interface MarkProps {
  size?: number;
  /** Also draws the stem solid, for final things such as a certificate. */
  isSolid?: boolean;
  /** Draws an open bowl, for something that does not exist. */
  isOpen?: boolean;
  className?: string;
}

/** The product's logo: a D whose dashed stem turns into a solid line that ends in the cue. */
export function Mark({ size = 24, isSolid = false, isOpen = false, className }: MarkProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth={2.5}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
      className={classNames(s.mark, className)}
    >
      <path d={isSolid ? "M5 20V4" : "M5 20v-2.5M5 13.25v-2.5M5 6.5V4"} />
      <path d={isOpen ? "M9.25 4H12a8 8 0 0 1 7.4 5" : "M9.25 4H12a8 8 0 0 1 0 16h-.5"} />
      {isOpen && <path d="M19.9 13.5A8 8 0 0 1 12 20h-.5" strokeDasharray="1 4" />}
      <circle className={s.cue} cx="9.4" cy="20" r="2.1" strokeWidth={size < 20 ? 0 : 0.75} />
    </svg>
  );
}
