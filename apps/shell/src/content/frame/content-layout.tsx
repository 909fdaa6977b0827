import { buttonClass } from "@dryrun/design-system/button-class";
import { type ReactNode, useEffect } from "react";
import { enliven } from "../enliven.ts";
import * as s from "./content-layout.module.css";
import { Footer } from "./footer.tsx";
import { SiteBar } from "./site-bar.tsx";

/** Top bar and footer of the pages that are HTML before a script runs. The skip link is the application's where it runs. */
export function ContentLayout({ children, isDocument = true }: { children: ReactNode; isDocument?: boolean }) {
  useEffect(() => enliven(document), []);
  return (
    <div className={s.page}>
      {isDocument && (
        <a href="#main" className={s.skip}>
          Skip to the content
        </a>
      )}
      <SiteBar
        account={
          <>
            <a href="/login" className={buttonClass({ variant: "quiet", size: "s", className: s.visitor })}>
              Login
            </a>
            <a href="/register" className={buttonClass({ size: "s", className: s.visitor })}>
              Sign Up
            </a>
            <a href="/login" className={buttonClass({ size: "s", className: s.member })}>
              Continue
            </a>
          </>
        }
      />
      <main id="main" className={s.main} tabIndex={-1}>
        {children}
      </main>
      <Footer />
    </div>
  );
}
