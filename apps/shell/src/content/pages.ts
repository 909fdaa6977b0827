import { BRAND } from "@dryrun/domain/brand";
import type { ContentPage } from "./content-page.ts";

/** Every page here is served as HTML at its own address; the running application renders the same component. */
export const contentPages: readonly ContentPage[] = [
  {
    path: "/",
    title: BRAND.tagline,
    load: async () => (await import("./landing/landing-page.tsx")).LandingPage,
  },
  {
    path: "/about",
    title: "About Us",
    load: async () => (await import("./about/about-page.tsx")).AboutPage,
  },
  {
    path: "/privacy-policy",
    title: "Privacy Policy",
    load: async () => (await import("./legal/privacy-policy-page.tsx")).PrivacyPolicyPage,
  },
  {
    path: "/terms-of-service",
    title: "Terms of Service",
    load: async () => (await import("./legal/terms-of-service-page.tsx")).TermsOfServicePage,
  },
  {
    path: "/refund-policy",
    title: "Refund Policy",
    load: async () => (await import("./legal/refund-policy-page.tsx")).RefundPolicyPage,
  },
];
