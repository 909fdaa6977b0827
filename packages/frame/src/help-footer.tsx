import { STATUS_PATH } from "@dryrun/domain/status/limits";
import { STATUS_TITLE } from "@dryrun/domain/status/messages";
import { Link } from "@dryrun/remote-kit/router";
import * as s from "./help-footer.module.css";
import { messages } from "./messages.en-in.ts";

/** Links to help, privacy, security and the status page, at the same place on every page. */
export function HelpFooter() {
  return (
    <footer className={s.footer} data-print="no">
      <Link to="/contact">{messages.help}</Link>
      <Link to="/account/privacy">{messages.privacy}</Link>
      <Link to="/account/security">{messages.security}</Link>
      <a href={STATUS_PATH}>{STATUS_TITLE}</a>
    </footer>
  );
}
