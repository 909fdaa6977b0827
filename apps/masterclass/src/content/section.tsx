import type { ReactNode } from "react";
import * as s from "./section.module.css";

interface SectionProps {
  id: string;
  title: string;
  /** One or two sentences under the heading. */
  lead?: string;
  children: ReactNode;
}

/** A section of a page under its own heading, which takes the focus after a link to it. */
export function Section({ id, title, lead, children }: SectionProps) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className={s.section}>
      <h2 id={`${id}-title`} tabIndex={-1}>
        {title}
      </h2>
      {lead && <p className={s.lead}>{lead}</p>}
      {children}
    </section>
  );
}
