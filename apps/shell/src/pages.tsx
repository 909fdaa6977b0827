import type { RouteObject } from "@dryrun/remote-kit/router";
import { contentRoutes } from "./content/routes.ts";
import { PublicLayout } from "./frame/public-layout.tsx";

/** The shell's own pages; each is a separate chunk. */
export const pages: readonly RouteObject[] = [
  ...contentRoutes,
  {
    lazy: async () => ({ Component: (await import("./features/account/account-layout.tsx")).AccountLayout }),
    children: [
      {
        path: "/account/privacy",
        lazy: async () => ({ Component: (await import("./features/account/privacy/privacy-page.tsx")).PrivacyPage }),
      },
      {
        path: "/account/security",
        lazy: async () => ({ Component: (await import("./features/account/security-page.tsx")).SecurityPage }),
      },
    ],
  },
  {
    Component: PublicLayout,
    children: [
      {
        path: "/login",
        lazy: async () => ({ Component: (await import("./features/access/login/login-page.tsx")).LoginPage }),
      },
      {
        path: "/register",
        lazy: async () => ({ Component: (await import("./features/access/joining/register-page.tsx")).RegisterPage }),
      },
      {
        path: "/forgot-password",
        lazy: async () => ({
          Component: (await import("./features/access/password/forgot-password-page.tsx")).ForgotPasswordPage,
        }),
      },
      {
        path: "/reset-password/:token?",
        lazy: async () => ({
          Component: (await import("./features/access/password/reset-password-page.tsx")).ResetPasswordPage,
        }),
      },
      {
        path: "/invitation/:token?",
        lazy: async () => ({
          Component: (await import("./features/access/joining/invitation-page.tsx")).InvitationPage,
        }),
      },
      {
        path: "/team-invitation/:token?",
        lazy: async () => ({
          Component: (await import("./features/access/joining/team-invitation-page.tsx")).TeamInvitationPage,
        }),
      },
      {
        path: "/set-password/:token?",
        lazy: async () => ({
          Component: (await import("./features/access/joining/set-password-page.tsx")).SetPasswordPage,
        }),
      },
      {
        path: "/jobs/:id",
        lazy: async () => ({ Component: (await import("./features/public-job/public-job-page.tsx")).PublicJobPage }),
      },
      {
        path: "/invitations/decline/:token?",
        lazy: async () => ({ Component: (await import("./features/invitations/decline-page.tsx")).DeclinePage }),
      },
      {
        path: "/job-alerts/stop/:token?",
        lazy: async () => ({ Component: (await import("./features/job-alerts/stop-alert-page.tsx")).StopAlertPage }),
      },
      {
        path: "/mails/stop/:token?",
        lazy: async () => ({ Component: (await import("./features/mails/stop-mails-page.tsx")).StopMailsPage }),
      },
      {
        path: "/contact",
        lazy: async () => ({ Component: (await import("./features/contact/contact-page.tsx")).ContactPage }),
      },
      {
        path: "/developers",
        lazy: async () => ({ Component: (await import("./features/developers/developers-page.tsx")).DevelopersPage }),
      },
      {
        path: "/verify-certificate",
        lazy: async () => ({
          Component: (await import("./features/certificates/verify-certificate-page.tsx")).VerifyCertificatePage,
        }),
      },
      {
        path: "/verify-email/:token?",
        lazy: async () => ({
          Component: (await import("./features/access/joining/verify-email-page.tsx")).VerifyEmailPage,
        }),
      },
    ],
  },
];
