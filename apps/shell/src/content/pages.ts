import { BRAND } from "@dryrun/domain/brand";
import type { ContentPage } from "./content-page.ts";

/** Every page here is served as HTML with its own address; the application draws the same component when it is there already. */
export const contentPages: readonly ContentPage[] = [
  {
    path: "/",
    title: BRAND.tagline,
    description:
      "Find data jobs in India, rehearse the interview against the clock, get a score that explains itself and send it to the recruiter.",
    load: async () => (await import("./landing/landing-page.tsx")).LandingPage,
  },
  {
    path: "/about",
    title: "About Us",
    description: `What ${BRAND.name} is for, how answers are scored, and what it does not do.`,
    load: async () => (await import("./about/about-page.tsx")).AboutPage,
  },
  {
    path: "/privacy-policy",
    title: "Privacy Policy",
    description: `What ${BRAND.name} keeps about you, why, who sees it and for how long.`,
    load: async () => (await import("./legal/privacy-policy-page.tsx")).PrivacyPolicyPage,
  },
  {
    path: "/terms-of-service",
    title: "Terms of Service",
    description: `The terms between you and ${BRAND.name}.`,
    load: async () => (await import("./legal/terms-of-service-page.tsx")).TermsOfServicePage,
  },
  {
    path: "/refund-policy",
    title: "Refund Policy",
    description: "What can be refunded, to whom, until when, and how long the money takes.",
    load: async () => (await import("./legal/refund-policy-page.tsx")).RefundPolicyPage,
  },
];
