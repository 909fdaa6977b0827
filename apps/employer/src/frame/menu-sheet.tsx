import { useUser } from "@dryrun/auth/user-context";
import { iconLook } from "@dryrun/design-system/icon-look";
import { Sheet } from "@dryrun/design-system/sheet";
import { ThemeSwitch } from "@dryrun/design-system/theme-switch";
import { useLocation } from "@dryrun/remote-kit/router";
import { LogOut } from "lucide-react";
import { words } from "../messages.en-in.ts";
import * as s from "./menu-sheet.module.css";
import { NavEntry } from "./nav-entry.tsx";
import { entryOf, NAV } from "./nav-rules.ts";

interface MenuSheetProps {
  isOpen: boolean;
  onClose: () => void;
  onLogout: () => void;
}

/** The navigation of a phone: the same entries, the username, the theme and Logout. */
export function MenuSheet({ isOpen, onClose, onLogout }: MenuSheetProps) {
  const { username } = useUser();
  const current = entryOf(useLocation().pathname);
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={words.nav.menu} description={`${words.nav.signedInAs} ${username}`}>
      <nav aria-label={words.nav.main}>
        <ul className={s.list}>
          {NAV.map(({ to, label }) => (
            <li key={to}>
              <NavEntry to={to} label={label} isCurrent={to === current} onFollow={onClose} />
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
          <LogOut {...iconLook()} />
          {words.nav.logout}
        </button>
      </div>
    </Sheet>
  );
}
