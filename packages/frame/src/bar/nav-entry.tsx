import { classNames } from "@dryrun/design-system/class-names";
import { iconProps } from "@dryrun/design-system/icon-props";
import { isWithin } from "@dryrun/remote-kit/remote";
import { Link, useLocation } from "@dryrun/remote-kit/router";
import { ExternalLink } from "lucide-react";
import { type ReactNode, useEffect, useState } from "react";
import { messages } from "../messages.en-in.ts";
import * as s from "./nav-entry.module.css";

/** How long a pressed entry stays highlighted. */
const HIGHLIGHT_MS = 400;

export interface NavEntryProps {
  to: string;
  icon?: ReactNode;
  /** `bar` is in the top bar, `tab` in a phone's bottom bar, `item` in a menu's column. */
  look?: "bar" | "tab" | "item";
  /** By default, the entry is current for pages at and below its target. */
  isCurrent?: boolean;
  /** Opens in a new tab, with a note. */
  isNewTab?: boolean;
  onFollow?: () => void;
  children: ReactNode;
}

/** A link of the navigation: bold and with the cue dot on its pages, highlighted for a moment when pressed. */
export function NavEntry({ to, icon, look = "bar", isCurrent, isNewTab, onFollow, children }: NavEntryProps) {
  const { pathname } = useLocation();
  const [isLit, setLit] = useState(false);
  useEffect(() => {
    if (!isLit) return;
    const timer = setTimeout(() => setLit(false), HIGHLIGHT_MS);
    return () => clearTimeout(timer);
  }, [isLit]);
  const entry = {
    className: classNames(s.entry, look === "tab" && s.tab, look === "item" && s.item) ?? "",
    "data-lit": isLit || undefined,
    onClick: () => {
      setLit(true);
      onFollow?.();
    },
  };
  if (isNewTab)
    return (
      <a href={to} target="_blank" rel="noopener noreferrer" {...entry}>
        {icon}
        <span>
          {children}
          <span className="visually-hidden">{`, ${messages.opensInTab}`}</span>
        </span>
        <ExternalLink {...iconProps(16)} />
      </a>
    );
  return (
    <Link to={to} aria-current={(isCurrent ?? isWithin(to, pathname)) ? "page" : undefined} {...entry}>
      {look === "tab" ? <span className={s.icon}>{icon}</span> : icon}
      <span>{children}</span>
    </Link>
  );
}
