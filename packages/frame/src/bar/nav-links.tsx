import type { ReactNode } from "react";
import { messages } from "../messages.en-in.ts";
import * as s from "./nav-links.module.css";

/** The entries of the navigation in a row. */
export function NavLinks({ children }: { children: ReactNode }) {
  return (
    <nav aria-label={messages.main} className={s.links}>
      {children}
    </nav>
  );
}
