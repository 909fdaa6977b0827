import type { ReactNode } from "react";
import * as s from "./card.module.css";
import { paperClass } from "./paper.ts";

export interface CardProps {
  /** The heading's content; a link in it (`<Link to>` or `<a href>`) is stretched over the whole card. */
  title?: ReactNode;
  headingLevel?: 2 | 3 | 4;
  /** Rendered before the heading, above its stretched link: the box that selects the card. */
  lead?: ReactNode;
  /** Rendered at the end of the heading's line: a badge. */
  aside?: ReactNode;
  /** Small facts under the heading. */
  meta?: ReactNode;
  children?: ReactNode;
  /** Separate buttons and links, above the stretched link. */
  actions?: ReactNode;
  /** Whether it is not final: draft, pending, being evaluated, locked. The border is then dashed. */
  isDraft?: boolean;
  as?: "article" | "section" | "li" | "div";
  className?: string;
}

/** A sheet of paper: bordered, solid if final and dashed if not. */
export function Card(props: CardProps) {
  const { title, headingLevel = 3, lead, aside, meta, children, actions, isDraft, as: Tag = "article" } = props;
  const Heading = `h${headingLevel}` as const;
  return (
    <Tag className={paperClass(s.card, props.className)} data-draft={isDraft || undefined}>
      {(title || aside) && (
        <div className={s.head}>
          {lead && <div className={s.lead}>{lead}</div>}
          {title && <Heading className={s.title}>{title}</Heading>}
          {aside && <div className={s.aside}>{aside}</div>}
        </div>
      )}
      {meta && <div className={s.meta}>{meta}</div>}
      {children && <div className={s.body}>{children}</div>}
      {actions && <div className={s.actions}>{actions}</div>}
    </Tag>
  );
}
