import { paperClass } from "@dryrun/design-system/pages/paper";
import { Wordmark } from "@dryrun/design-system/pages/wordmark";
import { BRAND } from "@dryrun/domain/brand";
import type { ReactNode } from "react";
import * as s from "./public-bar.module.css";
import { messages } from "./public-messages.en-in.ts";

const { places } = messages;

/** The top bar of public pages; `account` depends on the reader. On phones the links are behind Menu, without a script. */
export function PublicBar({ account }: { account: ReactNode }) {
  return (
    <header className={s.bar}>
      <a href="/" className={s.brand} aria-label={`${BRAND.name}, ${places.home}`}>
        <Wordmark />
      </a>
      <nav aria-label={BRAND.name} className={s.links}>
        <Places />
      </nav>
      <nav aria-label={places.account} className={s.account}>
        {account}
        <details className={s.menu}>
          <summary className={s.summary}>{messages.menu}</summary>
          <div className={paperClass(s.sheet)}>
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
      <a href="/#how">{places.students}</a>
      <a href="/#employers">{places.employers}</a>
      <a href={BRAND.masterclassUrl}>{places.masterclass}</a>
      {/* A script (bind-theme-switch.ts) shows and names it, because it needs a script to work. */}
      <button type="button" data-theme-switch hidden />
    </>
  );
}
