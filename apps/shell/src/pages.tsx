import type { RouteObject } from "@dryrun/remote-kit/router";
import type { ComponentType } from "react";
import { contentRoutes } from "./content/routes.ts";
import { PublicLayout } from "./frame/public-layout.tsx";

/** A page that loads its component when it is opened. */
const page = (path: string, load: () => Promise<ComponentType>): RouteObject => ({
  path,
  lazy: async () => ({ Component: await load() }),
});

/** The shell's own pages; each is a separate chunk. */
export const pages: readonly RouteObject[] = [
  ...contentRoutes,
  {
    lazy: async () => ({ Component: (await import("./features/account/account-layout.tsx")).AccountLayout }),
    children: [
      page("/account/privacy", async () => (await import("./features/account/privacy/privacy-page.tsx")).PrivacyPage),
      page("/account/security", async () => (await import("./features/account/security-page.tsx")).SecurityPage),
    ],
  },
  {
    Component: PublicLayout,
    children: [
      page("/login", async () => (await import("./features/access/login/login-page.tsx")).LoginPage),
      page("/register", async () => (await import("./features/access/joining/register-page.tsx")).RegisterPage),
      page(
        "/forgot-password",
        async () => (await import("./features/access/password/forgot-password-page.tsx")).ForgotPasswordPage,
      ),
      page(
        "/reset-password/:token?",
        async () => (await import("./features/access/password/reset-password-page.tsx")).ResetPasswordPage,
      ),
      page(
        "/invitation/:token?",
        async () => (await import("./features/access/joining/invitation-page.tsx")).InvitationPage,
      ),
      page(
        "/team-invitation/:token?",
        async () => (await import("./features/access/joining/team-invitation-page.tsx")).TeamInvitationPage,
      ),
      page(
        "/set-password/:token?",
        async () => (await import("./features/access/joining/set-password-page.tsx")).SetPasswordPage,
      ),
      page("/jobs/:id", async () => (await import("./features/public-job/public-job-page.tsx")).PublicJobPage),
      page(
        "/invitations/decline/:token?",
        async () => (await import("./features/invitations/decline-page.tsx")).DeclinePage,
      ),
      page(
        "/job-alerts/stop/:token?",
        async () => (await import("./features/job-alerts/stop-alert-page.tsx")).StopAlertPage,
      ),
      page("/mails/stop/:token?", async () => (await import("./features/mails/stop-mails-page.tsx")).StopMailsPage),
      page("/contact", async () => (await import("./features/contact/contact-page.tsx")).ContactPage),
      page("/developers", async () => (await import("./features/developers/developers-page.tsx")).DevelopersPage),
      page(
        "/verify-certificate",
        async () => (await import("./features/certificates/verify-certificate-page.tsx")).VerifyCertificatePage,
      ),
      page(
        "/verify-email/:token?",
        async () => (await import("./features/access/joining/verify-email-page.tsx")).VerifyEmailPage,
      ),
    ],
  },
];
