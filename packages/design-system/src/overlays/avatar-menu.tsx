import type { ReactNode } from "react";
import * as words from "../messages/overlays.en-in.ts";
import * as s from "./avatar-menu.module.css";
import { useDisclosure } from "./use-disclosure.ts";
import { usePopover } from "./use-popover.ts";

export interface AvatarMenuProps {
  name: string;
  /** Facts above the entries: credits, the state of the quiz. */
  about?: ReactNode;
  /** The entries as list items: `<li><Link to="…">Profile</Link></li>`. A link or a `data-closes` button closes the menu. */
  children: ReactNode;
}

/** Returns the initials: "Asha Rao" becomes "AR". */
export function initialsOf(name: string): string {
  const names = name.trim().split(/\s+/);
  const last = names.length > 1 ? names.at(-1) : "";
  return `${names[0]?.charAt(0) ?? ""}${last?.charAt(0) ?? ""}`.toUpperCase();
}

/** The person's initials as a button that shows and hides a list of links. Escape closes it and returns the focus. */
export function AvatarMenu({ name, about, children }: AvatarMenuProps) {
  const { isOpen, id, root, toggle, closeOn } = useDisclosure();
  const menu = usePopover(isOpen, toggle.ref);
  return (
    <div ref={root}>
      <button type="button" className={s.avatar} {...toggle}>
        <span aria-hidden="true">{initialsOf(name)}</span>
        <span className="visually-hidden">{words.accountOf(name)}</span>
      </button>
      <div ref={menu} id={id} popover="manual" className={s.menu} hidden={!isOpen}>
        <p className={s.name}>{name}</p>
        {about && <div className={s.about}>{about}</div>}
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link is a click of it, which bubbles here */}
        <ul className={s.list} onClick={closeOn("a, [data-closes]")}>
          {children}
        </ul>
      </div>
    </div>
  );
}
