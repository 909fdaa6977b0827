import type { ReactNode } from "react";
import { words } from "../../messages.en-in.ts";
import { SiteBar } from "./site-bar.tsx";
import { SiteFooter } from "./site-footer.tsx";
import * as s from "./site-page.module.css";

interface SitePageProps {
  /** The page is HTML of its own: the application's skip link is not there. */
  isDocument: boolean;
  /** Between the bar and the page. */
  nav?: ReactNode;
  children: ReactNode;
  quickLinks: ReactNode;
  /** A phone's bar at the bottom. */
  bar?: ReactNode;
}

/** Round a public page of this part. */
export function SitePage({ isDocument, nav, children, quickLinks, bar }: SitePageProps) {
  return (
    <div className={s.page}>
      {isDocument && (
        <a href="#main" className={s.skip}>
          {words.skip}
        </a>
      )}
      <SiteBar />
      {nav}
      <main id="main" className={s.main} tabIndex={-1}>
        {children}
      </main>
      <SiteFooter isDocument={isDocument}>{quickLinks}</SiteFooter>
      {bar}
    </div>
  );
}
