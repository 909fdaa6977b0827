import { ThemeSwitch } from "@dryrun/design-system/actions/theme-switch";
import { iconProps } from "@dryrun/design-system/icon-props";
import { Sheet } from "@dryrun/design-system/overlays/sheet";
import { LogOut } from "lucide-react";
import { messages } from "../messages.en-in.ts";
import * as s from "./menu-sheet.module.css";
import { NavEntry } from "./nav-entry.tsx";

export interface NavItem {
  to: string;
  label: string;
}

export interface MenuProps {
  items: readonly NavItem[];
  /** The target of the current entry. */
  current: string;
  username: string;
  onLogout: () => void;
}

/** The navigation on narrow screens: the entries of the bar, the username, the theme and Logout. */
export function MenuSheet({
  items,
  current,
  username,
  onLogout,
  isOpen,
  onClose,
}: MenuProps & { isOpen: boolean; onClose: () => void }) {
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={messages.menu} description={`${messages.signedInAs} ${username}`}>
      <nav aria-label={messages.main}>
        <ul className={s.list}>
          {items.map(({ to, label }) => (
            <li key={to}>
              <NavEntry look="item" to={to} isCurrent={to === current} onFollow={onClose}>
                {label}
              </NavEntry>
            </li>
          ))}
        </ul>
      </nav>
      <div className={s.own}>
        <ThemeSwitch />
        <button
          type="button"
          onClick={() => {
            onClose();
            onLogout();
          }}
        >
          <LogOut {...iconProps()} />
          {messages.logout}
        </button>
      </div>
    </Sheet>
  );
}
