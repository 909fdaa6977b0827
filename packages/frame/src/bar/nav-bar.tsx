import { isSomebody, useUser } from "@dryrun/auth/user-context";
import { Button } from "@dryrun/design-system/actions/button";
import { ThemeSwitch } from "@dryrun/design-system/actions/theme-switch";
import { iconProps } from "@dryrun/design-system/icon-props";
import { useChunk } from "@dryrun/design-system/use-chunk";
import { useIsWide } from "@dryrun/design-system/use-is-wide";
import { useLocation } from "@dryrun/remote-kit/router";
import { toast } from "@dryrun/remote-kit/toasts";
import { LogOut, Menu } from "lucide-react";
import { type ReactNode, useEffect, useState } from "react";
import { messages } from "../messages.en-in.ts";
import type { MenuProps, NavItem } from "./menu-sheet.tsx";
import { NavEntry } from "./nav-entry.tsx";
import { NavLinks } from "./nav-links.tsx";
import { TopBar } from "./top-bar.tsx";
import * as s from "./user-part.module.css";

/** At the end of a wide bar: the username, the theme and Logout. */
function UserPart({ username, onLogout }: { username: string; onLogout: () => void }) {
  return (
    <div className={s.part}>
      <span className={s.user}>
        <span className="visually-hidden">{messages.signedInAs} </span>
        {username}
      </span>
      <ThemeSwitch className={s.theme ?? ""} />
      <Button variant="quiet" size="s" icon={<LogOut {...iconProps(18)} />} onClick={onLogout}>
        {messages.logout}
      </Button>
    </div>
  );
}

const load = () => import("./menu-sheet.tsx");

/** Opens the navigation of a phone, which loads with the first press. */
function MenuButton(menu: MenuProps) {
  const [isOpen, setOpen] = useState(false);
  const { module, hasFailed, retry } = useChunk(isOpen, load);
  useEffect(() => {
    if (!hasFailed) return;
    setOpen(false);
    retry();
    toast.error(messages.menuFailed);
  }, [hasFailed, retry]);
  return (
    <>
      <Button
        variant="quiet"
        icon={<Menu {...iconProps()} />}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
      >
        {messages.menu}
      </Button>
      {module && <module.MenuSheet {...menu} isOpen={isOpen} onClose={() => setOpen(false)} />}
    </>
  );
}

/** From this width on, in pixels, the entries are in a row; below it they are in a menu. */
const WIDE = 1024;

interface NavBarProps {
  /** The target of the brand. */
  home: string;
  homeLabel: string;
  items: readonly NavItem[];
  /** Returns the target of a page's navigation entry. */
  entryOf: (pathname: string) => string;
  /** Shown before the person's own entries. */
  tools?: ReactNode;
  onLogout: () => void;
}

/** The bar of a part: entries in a row or, on phones, in a menu; the username, the theme and Logout. */
export function NavBar({ home, homeLabel, items, entryOf, tools, onLogout }: NavBarProps) {
  const isWide = useIsWide(WIDE);
  const user = useUser();
  const { username } = user;
  const current = entryOf(useLocation().pathname);
  if (!isWide)
    return (
      <TopBar
        home={home}
        homeLabel={homeLabel}
        own={
          <>
            {isSomebody(user) && tools}
            <MenuButton items={items} current={current} username={username} onLogout={onLogout} />
          </>
        }
      />
    );
  const own = isSomebody(user) && (
    <>
      {tools}
      <UserPart username={username} onLogout={onLogout} />
    </>
  );
  return (
    <TopBar home={home} homeLabel={homeLabel} own={own}>
      <NavLinks>
        {items.map(({ to, label }) => (
          <NavEntry key={to} to={to} isCurrent={to === current}>
            {label}
          </NavEntry>
        ))}
      </NavLinks>
    </TopBar>
  );
}
