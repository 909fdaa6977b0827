import { Link } from "@dryrun/remote-kit/router";
import * as s from "./help-footer.module.css";
import { words } from "./messages.en-in.ts";

/** Links to help, privacy and security, at the same place on every page. */
export function HelpFooter() {
  return (
    <footer className={s.footer} data-print="no">
      <Link to="/contact">{words.help}</Link>
      <Link to="/account/privacy">{words.privacy}</Link>
      <Link to="/account/security">{words.security}</Link>
    </footer>
  );
}
