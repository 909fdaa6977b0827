import { buttonClass } from "@dryrun/design-system/button-class";
import { Wordmark } from "@dryrun/design-system/wordmark";
import { words } from "../../messages.en-in.ts";
import * as s from "./site-bar.module.css";

/** The way home and to the account, by plain links: other public pages are documents of their own. */
export function SiteBar() {
  return (
    <header className={s.bar}>
      <a href="/" className={s.brand} aria-label={words.home}>
        <Wordmark />
      </a>
      <nav aria-label={words.account} className={s.account}>
        <a href="/login" className={buttonClass({ variant: "quiet", size: "s", className: s.visitor })}>
          {words.login}
        </a>
        <a href="/login" className={buttonClass({ size: "s", className: s.member })}>
          {words.goOn}
        </a>
      </nav>
    </header>
  );
}
