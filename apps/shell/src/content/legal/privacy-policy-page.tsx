import { BRAND } from "@dryrun/domain/brand";
import { ReadPage } from "../frame/read-page.tsx";
import { PRIVACY_SECTIONS } from "./privacy-sections.tsx";
import { UPDATED } from "./updated.ts";

export function PrivacyPolicyPage() {
  return (
    <ReadPage
      title="Privacy Policy"
      updated={UPDATED}
      lead={
        <p>
          This page says what {BRAND.name} keeps about you, why, who sees it and for how long. We follow India's Digital
          Personal Data Protection Act, 2023. You must be 18 or older to use {BRAND.name}.
        </p>
      }
      sections={PRIVACY_SECTIONS}
    />
  );
}
