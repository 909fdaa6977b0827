import { classNames } from "@dryrun/design-system/class-names";
import { useEffect, useRef } from "react";
import { messages } from "../../messages.en-in.ts";
import { SectionLink } from "../section-link.tsx";
import * as s from "./section-nav.module.css";
import type { SectionId } from "./sections.ts";

export interface SectionNavProps {
  sections: readonly { id: SectionId; label: string }[];
  /** The section that the visitor is reading. */
  current?: SectionId | undefined;
  /** Whether it scrolls with a page that has other bars on top. */
  isInPage?: boolean;
}

/** The sections in a row, which stays on top of the landing page; on a phone it scrolls sideways and follows the visitor. */
export function SectionNav({ sections, current, isInPage = false }: SectionNavProps) {
  const row = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const item = current && row.current?.querySelector<HTMLElement>(`[data-section="${current}"]`);
    if (item) row.current?.scrollTo?.({ left: item.offsetLeft - row.current.offsetLeft });
  }, [current]);
  return (
    <nav aria-label={messages.sections} className={classNames(s.nav, !isInPage && s.onTop)}>
      <ul
        ref={row}
        className={s.row}
        onFocus={({ target }) => target.scrollIntoView?.({ block: "nearest", inline: "nearest" })}
      >
        {sections.map(({ id, label }) => (
          <li key={id} data-section={id}>
            <SectionLink to={`#${id}`} className={s.link} aria-current={id === current ? "location" : undefined}>
              {label}
            </SectionLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
