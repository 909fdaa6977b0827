import { BRAND } from "@dryrun/domain/brand";
import * as s from "./footer.module.css";

/** The same on every public page; plain links, because most of these pages are documents of their own. */
export function Footer() {
  return (
    <footer className={s.footer}>
      <nav aria-label="Footer" className={s.links}>
        <a href="/">Home</a>
        <a href="/about">About Us</a>
        <a href="/contact">Contact</a>
        <a href="/privacy-policy">Privacy Policy</a>
        <a href="/terms-of-service">Terms of Service</a>
        <a href="/refund-policy">Refund Policy</a>
        <a href="/verify-certificate">Verify a certificate</a>
      </nav>
      <p className={s.tagline}>{BRAND.tagline}.</p>
    </footer>
  );
}
