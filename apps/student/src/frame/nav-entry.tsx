import { classNames } from "@dryrun/design-system/class-names";
import { NavLink } from "@dryrun/remote-kit/router";
import { type ReactNode, useEffect, useState } from "react";
import * as s from "./nav-entry.module.css";

/** How long a pressed entry stays lit (specification 1, point 9). */
const HIGHLIGHT_MS = 400;

export interface NavEntryProps {
  to: string;
  icon?: ReactNode;
  /** `bar` stands in the top bar, `tab` in the phone's bottom bar. */
  look?: "bar" | "tab";
  isExact?: boolean;
  children: ReactNode;
}

/** A link of the navigation: bold and with the cue dot where one is, lit for a moment when pressed. */
export function NavEntry({ to, icon, look = "bar", isExact, children }: NavEntryProps) {
  const [isLit, setLit] = useState(false);
  useEffect(() => {
    if (!isLit) return;
    const timer = setTimeout(() => setLit(false), HIGHLIGHT_MS);
    return () => clearTimeout(timer);
  }, [isLit]);
  return (
    <NavLink
      to={to}
      end={isExact ?? false}
      className={classNames(s.entry, look === "tab" && s.tab) ?? ""}
      data-lit={isLit || undefined}
      onClick={() => setLit(true)}
    >
      {icon}
      <span>{children}</span>
    </NavLink>
  );
}
