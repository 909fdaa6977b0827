import { BRAND } from "@dryrun/domain/brand";
import * as s from "./help-footer.module.css";
import { words } from "./messages.en-in.ts";

/** Help at the same place of every page. */
export function HelpFooter() {
  return (
    <footer className={s.footer} data-print="no">
      <a href={`mailto:${BRAND.supportEmail}`}>{words.help(BRAND.supportEmail)}</a>
    </footer>
  );
}
