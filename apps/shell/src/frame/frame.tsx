import { followSystemTheme, useTheme } from "@dryrun/design-system/use-theme";
import { Announcer } from "@dryrun/remote-kit/page";
import { Outlet, ScrollRestoration } from "@dryrun/remote-kit/router";
import { Toaster } from "@dryrun/remote-kit/toasts";
import { useEffect } from "react";
import * as s from "./frame.module.css";
import { OfflineBanner } from "./offline-banner.tsx";
import { SignedOutBanner } from "./signed-out-banner.tsx";
import { usePrefetch } from "./use-prefetch.ts";

/** Round every page: the skip link, the only live regions, the toasts (top centre) and the banner of a lost connection. */
export function Frame() {
  usePrefetch();
  const [theme] = useTheme();
  useEffect(followSystemTheme, []);
  return (
    <>
      <a href="#main" className={s.skip}>
        Skip to the content
      </a>
      <Announcer />
      <OfflineBanner />
      <SignedOutBanner />
      <Outlet />
      <Toaster
        position="top-center"
        mobileOffset={{ top: "0.5rem" }}
        theme={theme}
        visibleToasts={3}
        closeButton
        containerAriaLabel="Notifications"
      />
      <ScrollRestoration />
    </>
  );
}
