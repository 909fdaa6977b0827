import { ThemeSwitch } from "@dryrun/design-system/theme-switch";
import { BRAND } from "@dryrun/domain/brand";
import { words } from "../../messages.en-in.ts";
import { FOOTER_ID } from "../landing/sections.ts";
import { SectionLink } from "../section-link.tsx";
import * as s from "./site-footer.module.css";

/** Quick links, support and the legal pages (specification 2, point 2). In a document the page's script works the theme's button. */
export function SiteFooter({ isDocument }: { isDocument: boolean }) {
  return (
    <footer id={FOOTER_ID} className={s.footer}>
      <nav aria-label={words.footer.links} className={s.links}>
        <SectionLink to="#curriculum">Curriculum</SectionLink>
        <SectionLink to="#skills">Skills</SectionLink>
        <SectionLink to="#structure">Course Structure</SectionLink>
        <SectionLink to="#faq">FAQ</SectionLink>
      </nav>
      <p>
        <a href={`mailto:${BRAND.supportEmail}`} className={s.support}>
          {words.footer.support}
        </a>
      </p>
      <nav aria-label={words.footer.legal} className={s.links}>
        <a href="/privacy-policy">{words.footer.privacy}</a>
        <a href="/terms-of-service">{words.footer.terms}</a>
        <a href="/refund-policy">{words.footer.refunds}</a>
      </nav>
      {isDocument ? (
        <button type="button" className={s.theme} data-theme-switch hidden />
      ) : (
        <ThemeSwitch className={s.theme} />
      )}
    </footer>
  );
}
