import { buttonClass } from "@dryrun/design-system/button-class";
import { Wordmark } from "@dryrun/design-system/wordmark";
import { BRAND } from "@dryrun/domain/brand";
import { type ReactNode, useEffect } from "react";
import { enliven } from "../enliven.ts";
import * as s from "./content-layout.module.css";
import { Footer } from "./footer.tsx";

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
      <header className={s.bar}>
        <a href="/" className={s.brand} aria-label={`${BRAND.name}, home`}>
          <Wordmark />
        </a>
        <nav aria-label="Dryrun" className={s.links}>
          <Places />
        </nav>
        <nav aria-label="Account" className={s.account}>
          <a href="/login" className={buttonClass({ variant: "quiet", size: "s", className: s.visitor })}>
            Login
          </a>
          <a href="/register" className={buttonClass({ size: "s", className: s.visitor })}>
            Sign Up
          </a>
          <a href="/login" className={buttonClass({ size: "s", className: s.member })}>
            Continue
          </a>
          <details className={s.menu}>
            <summary className={s.summary}>Menu</summary>
            <div className={s.sheet}>
              <Places />
            </div>
          </details>
        </nav>
      </header>
      <main id="main" className={s.main} tabIndex={-1}>
        {children}
      </main>
      <Footer />
    </div>
  );
}

function Places() {
  return (
    <>
      <a href="/#how">For students</a>
      <a href="/#employers">For employers</a>
      <a href={BRAND.masterclassUrl}>Masterclass</a>
      <button type="button" data-theme-switch hidden />
    </>
  );
}
