import type { ReactNode } from "react";
import * as s from "./resume-view.module.css";

/** One part of a resume, under its name. */
export function ResumePart({ title, level, children }: { title: string; level: 2 | 3; children: ReactNode }) {
  const Heading = `h${level}` as const;
  return (
    <div>
      <Heading className={s.subheading}>{title}</Heading>
      {children}
    </div>
  );
}
