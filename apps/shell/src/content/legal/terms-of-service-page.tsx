import { BRAND } from "@dryrun/domain/brand";
import { ReadPage } from "../frame/read-page.tsx";
import { TERMS_SECTIONS } from "./terms-sections.tsx";
import { UPDATED } from "./updated.ts";

export function TermsOfServicePage() {
  return (
    <ReadPage
      title="Terms of Service"
      updated={UPDATED}
      lead={<p>These terms apply between you and {BRAND.name} when you use this site. They are short on purpose.</p>}
      sections={TERMS_SECTIONS}
    />
  );
}
