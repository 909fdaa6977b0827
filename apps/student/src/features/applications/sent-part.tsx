import type { ReactNode } from "react";
import * as s from "./sections.module.css";

/** One part of what was sent, under its name. */
export function SentPart({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <h3 className={s.subheading}>{title}</h3>
      {children}
    </div>
  );
}
