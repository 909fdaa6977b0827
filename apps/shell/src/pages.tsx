import type { RouteObject } from "@dryrun/remote-kit/router";
import { PublicLayout } from "./frame/public-layout.tsx";

/** The shell's own pages; each is a chunk of its own. */
export const pages: readonly RouteObject[] = [
  {
    Component: PublicLayout,
    children: [
      { path: "/", lazy: async () => ({ Component: (await import("./features/public/home-page.tsx")).HomePage }) },
      {
        path: "/about",
        lazy: async () => ({ Component: (await import("./features/public/about-page.tsx")).AboutPage }),
      },
      {
        path: "/privacy-policy",
        lazy: async () => ({
          Component: (await import("./features/public/privacy-policy-page.tsx")).PrivacyPolicyPage,
        }),
      },
      {
        path: "/terms-of-service",
        lazy: async () => ({
          Component: (await import("./features/public/terms-of-service-page.tsx")).TermsOfServicePage,
        }),
      },
      {
        path: "/login",
        lazy: async () => ({ Component: (await import("./features/access/login-page.tsx")).LoginPage }),
      },
      {
        path: "/register",
        lazy: async () => ({ Component: (await import("./features/access/register-page.tsx")).RegisterPage }),
      },
      {
        path: "/forgot-password",
        lazy: async () => ({
          Component: (await import("./features/access/forgot-password-page.tsx")).ForgotPasswordPage,
        }),
      },
      {
        path: "/reset-password/:token",
        lazy: async () => ({
          Component: (await import("./features/access/reset-password-page.tsx")).ResetPasswordPage,
        }),
      },
      {
        path: "/verify-email/:token",
        lazy: async () => ({ Component: (await import("./features/access/verify-email-page.tsx")).VerifyEmailPage }),
      },
    ],
  },
];
