import { BRAND } from "@dryrun/domain/brand";
import { STATUS_PATH } from "@dryrun/domain/status/limits";
import type { ReactNode } from "react";
import * as s from "./public-footer.module.css";
import { messages } from "./public-messages.en-in.ts";

const { footer } = messages;

export interface PublicFooterProps {
  /** Links within this page, above those of every page. */
  quickLinks?: ReactNode;
  hasSupport?: boolean;
}

/** The same on every public page; plain links, because most of these pages are separate documents. */
export function PublicFooter({ quickLinks, hasSupport = false }: PublicFooterProps) {
  return (
    <footer id="footer" className={s.footer} data-print="no">
      {quickLinks && (
        <nav aria-label={footer.quickLinks} className={s.links}>
          {quickLinks}
        </nav>
      )}
      {hasSupport && (
        <p className={s.links}>
          <a href={`mailto:${BRAND.supportEmail}`}>{footer.support(BRAND.supportEmail)}</a>
        </p>
      )}
      <nav aria-label={footer.label} className={s.links}>
        <a href="/">{footer.home}</a>
        <a href="/about">{footer.about}</a>
        <a href="/contact">{footer.contact}</a>
        <a href="/privacy-policy">{footer.privacy}</a>
        <a href="/terms-of-service">{footer.terms}</a>
        <a href="/refund-policy">{footer.refunds}</a>
        <a href="/verify-certificate">{footer.certificate}</a>
        <a href={STATUS_PATH}>{footer.status}</a>
      </nav>
      <p className={s.tagline}>{BRAND.tagline}.</p>
    </footer>
  );
}
