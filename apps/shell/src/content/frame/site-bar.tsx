import { Wordmark } from "@dryrun/design-system/wordmark";
import { BRAND } from "@dryrun/domain/brand";
import type { ReactNode } from "react";
import * as s from "./site-bar.module.css";

/** The top bar of every public page; `account` is what depends on who reads. On phones the places are behind Menu, without a script. */
export function SiteBar({ account }: { account: ReactNode }) {
  return (
    <header className={s.bar}>
      <a href="/" className={s.brand} aria-label={`${BRAND.name}, home`}>
        <Wordmark />
      </a>
      <nav aria-label={BRAND.name} className={s.links}>
        <Places />
      </nav>
      <nav aria-label="Account" className={s.account}>
        {account}
        <details className={s.menu}>
          <summary className={s.summary}>Menu</summary>
          <div className={s.sheet}>
            <Places />
          </div>
        </details>
      </nav>
    </header>
  );
}

function Places() {
  return (
    <>
      <a href="/#how">For students</a>
      <a href="/#employers">For employers</a>
      <a href={BRAND.masterclassUrl}>Masterclass</a>
      {/* Shown and named by a script (content/theme.ts): without one there is nothing to switch. */}
      <button type="button" data-theme-switch hidden />
    </>
  );
}
