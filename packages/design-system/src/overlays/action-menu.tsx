import { EllipsisVertical } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "../actions/button.tsx";
import { classNames } from "../class-names.ts";
import { iconProps } from "../icon-props.ts";
import * as s from "./action-menu.module.css";
import * as list from "./avatar-menu.module.css";
import { useDisclosure } from "./use-disclosure.ts";
import { usePopover } from "./use-popover.ts";

export interface ActionMenuProps {
  /** The label: "Actions for Asha Rao". */
  label: string;
  /** The button's text; the label must start with it. Without it the button shows three dots. */
  text?: string;
  /** The actions as list items: `<li><button type="button">Remind</button></li>`. */
  children: ReactNode;
}

/** Further actions of a row or a selection behind one button: a disclosed list, not an ARIA menu. */
export function ActionMenu({ label, text, children }: ActionMenuProps) {
  const { isOpen, id, root, toggle, closeOn } = useDisclosure();
  const menu = usePopover(isOpen, toggle.ref);
  return (
    <div ref={root} className={s.root}>
      <Button
        {...toggle}
        variant={text ? "secondary" : "quiet"}
        size="s"
        aria-label={label}
        icon={text ? undefined : <EllipsisVertical {...iconProps()} />}
      >
        {text}
      </Button>
      <div ref={menu} id={id} popover="manual" className={list.menu} hidden={!isOpen}>
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a button is a click of it, which bubbles here */}
        <ul className={classNames(list.list, s.list)} onClick={closeOn("a, button")}>
          {children}
        </ul>
      </div>
    </div>
  );
}
