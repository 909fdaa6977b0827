import { type ReactNode, useId } from "react";
import * as s from "./section.module.css";

export interface SectionProps {
  title: string;
  level?: 2 | 3;
  /** Rendered at the end of the heading's line. */
  aside?: ReactNode;
  children: ReactNode;
}

/** A part of a page with its heading. */
export function Section({ title, level = 2, aside, children }: SectionProps) {
  const id = useId();
  const Heading = `h${level}` as const;
  return (
    <section aria-labelledby={id} className={s.section}>
      <div className={s.head}>
        <Heading id={id} className={s.title}>
          {title}
        </Heading>
        {aside}
      </div>
      {children}
    </section>
  );
}
