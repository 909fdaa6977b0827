import type { ReactNode } from "react";
import { words } from "../messages.en-in.ts";
import * as s from "./nav-links.module.css";

/** The entries of the navigation in a row. */
export function NavLinks({ children }: { children: ReactNode }) {
  return (
    <nav aria-label={words.main} className={s.links}>
      {children}
    </nav>
  );
}
