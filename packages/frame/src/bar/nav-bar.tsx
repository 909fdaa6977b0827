import { isSomebody, useUser } from "@dryrun/auth/user-context";
import { useIsWide } from "@dryrun/design-system/use-is-wide";
import { useLocation } from "@dryrun/remote-kit/router";
import type { ReactNode } from "react";
import { MenuButton } from "./menu-button.tsx";
import type { NavItem } from "./menu-sheet.tsx";
import { NavEntry } from "./nav-entry.tsx";
import { NavLinks } from "./nav-links.tsx";
import { TopBar } from "./top-bar.tsx";
import { UserPart } from "./user-part.tsx";

/** From this width on, in pixels, the entries are in a row; below it they are in a menu. */
const WIDE = 1024;

export interface NavBarProps {
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
