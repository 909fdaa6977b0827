import { classNames } from "@dryrun/design-system/class-names";
import { paperClass } from "@dryrun/design-system/pages/paper";
import { Wordmark } from "@dryrun/design-system/pages/wordmark";
import { BRAND } from "@dryrun/domain/brand";
import { type ReactNode, useEffect, useRef } from "react";
import { bindThemeSwitch } from "./bind-theme-switch.ts";
import { PublicFooter, type PublicFooterProps } from "./public-footer.tsx";
import { messages } from "./public-messages.en-in.ts";
import * as s from "./public-page.module.css";

const { places } = messages;

/** The top bar of public pages; `account` depends on the reader. On phones the links are behind Menu, without a script. */
function PublicBar({ account }: { account: ReactNode }) {
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

interface PublicPageProps extends PublicFooterProps {
  /** A static page, which has no skip link from the application. */
  isDocument?: boolean;
  /** The part that depends on the reader: `PublicAccount` on static pages. */
  account: ReactNode;
  /** Navigation between the bar and the page. */
  nav?: ReactNode;
  /** The class of `main`. */
  className?: string | undefined;
  /** A phone's bar at the bottom. */
  bar?: ReactNode;
  children: ReactNode;
}

/** Top bar and footer of a page that needs no account, in the application and as a static page. */
export function PublicPage({ isDocument = false, account, nav, className, bar, children, ...footer }: PublicPageProps) {
  const page = useRef<HTMLDivElement>(null);
  // On a static page, its own script does this.
  useEffect(() => (page.current && !isDocument ? bindThemeSwitch(page.current) : undefined), [isDocument]);
  return (
    <div ref={page} className={s.page}>
      {isDocument && (
        <a href="#main" className={s.skip}>
          {messages.skip}
        </a>
      )}
      <PublicBar account={account} />
      {nav}
      <main id="main" className={classNames(s.main, className)} tabIndex={-1}>
        {children}
      </main>
      <PublicFooter {...footer} />
      {bar}
    </div>
  );
}
