import { ThemeSwitch } from "@dryrun/design-system/theme-switch";
import { BRAND } from "@dryrun/domain/brand";
import type { ReactNode } from "react";
import { words } from "../../messages.en-in.ts";
import { FOOTER_ID } from "../landing/sections.ts";
import * as s from "./site-footer.module.css";

interface SiteFooterProps {
  /** In a document the page's script works the theme's button. */
  isDocument: boolean;
  /** The quick links. */
  children: ReactNode;
}

/** Quick links, support and the legal pages (specification 2, point 2). */
export function SiteFooter({ isDocument, children }: SiteFooterProps) {
  return (
    <footer id={FOOTER_ID} className={s.footer}>
      <nav aria-label={words.footer.links} className={s.links}>
        {children}
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
