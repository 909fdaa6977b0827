import { Link } from "@dryrun/remote-kit/router";
import { useEffect, useState } from "react";
import * as s from "./nav-entry.module.css";

/** How long a pressed entry stays lit (specification 2, point 9). */
export const HIGHLIGHT_MS = 400;

export interface NavEntryProps {
  to: string;
  label: string;
  isCurrent: boolean;
  onFollow?: () => void;
}

/** A link of the navigation: bold and with the cue dot where one is, lit for a moment when pressed. */
export function NavEntry({ to, label, isCurrent, onFollow }: NavEntryProps) {
  const [isLit, setLit] = useState(false);
  useEffect(() => {
    if (!isLit) return;
    const timer = setTimeout(() => setLit(false), HIGHLIGHT_MS);
    return () => clearTimeout(timer);
  }, [isLit]);
  return (
    <Link
      to={to}
      className={s.entry ?? ""}
      aria-current={isCurrent ? "page" : undefined}
      data-lit={isLit || undefined}
      onClick={() => {
        setLit(true);
        onFollow?.();
      }}
    >
      {label}
    </Link>
  );
}
