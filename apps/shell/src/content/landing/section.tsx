import type { ReactNode } from "react";
import * as s from "./section.module.css";

interface SectionProps {
  id: string;
  title: string;
  /** One sentence under the heading. */
  lead?: string;
  children: ReactNode;
}

/** A section of the landing page under its own heading; links use the id. */
export function Section({ id, title, lead, children }: SectionProps) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className={s.section}>
      <h2 id={`${id}-title`}>{title}</h2>
      {lead && <p className={s.lead}>{lead}</p>}
      {children}
    </section>
  );
}
