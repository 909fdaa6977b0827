import { classNames } from "../class-names.ts";
import * as s from "./spinner.module.css";

/** A rotating arc; the text next to it says what is loading. */
export function Spinner({ size = 18, className }: { size?: number; className?: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth={2.5}
      strokeLinecap="round"
      aria-hidden="true"
      focusable="false"
      className={classNames(s.spinner, className)}
    >
      <circle cx="12" cy="12" r="9" strokeDasharray="2.5 5" opacity={0.45} />
      <path d="M12 3a9 9 0 0 1 9 9" />
    </svg>
  );
}
