import { followSystemTheme, useTheme } from "@dryrun/design-system/actions/use-theme";
import { Announcer } from "@dryrun/remote-kit/page";
import { Outlet, ScrollRestoration } from "@dryrun/remote-kit/router";
import { Toaster } from "@dryrun/remote-kit/toasts";
import { type ComponentProps, useEffect } from "react";
import { frame as messages } from "../messages/frame.en-in.ts";
import * as s from "./frame.module.css";
import "./toasts.unlayered.css";
import { OfflineBanner } from "./offline-banner.tsx";
import { SignedOutBanner } from "./signed-out-banner.tsx";
import { usePrefetch } from "./use-prefetch.ts";

/** From this width on, a part's links are in its top bar; below it the bar and the toasts are at the bottom. */
const WIDE = "(min-width: 1024px)";
const BELOW_THE_HEADER = "calc(var(--bars-top) + var(--s-2))";
const ABOVE_THE_BARS = "calc(var(--bar-bottom) + var(--bar-action, 0px) + var(--s-2))";

/**
 * Returns the key of a scroll position. The first page of every document has the key "default", so its path is used: another page opened in
 * the tab begins at its top.
 */
const placeKey: NonNullable<ComponentProps<typeof ScrollRestoration>["getKey"]> = ({ key, pathname, search }) =>
  key === "default" ? pathname + search : key;

/**
 * Surrounds every page: the skip link, the only live regions, the toasts and the offline banner. Toasts avoid headings and fields: they
 * appear at the top centre below the header, and on a phone above the bars at the bottom.
 */
export function Frame() {
  usePrefetch();
  const isWide = matchMedia(WIDE).matches; // evaluated again with each page
  const [theme] = useTheme();
  useEffect(followSystemTheme, []);
  return (
    <>
      <a href="#main" className={s.skip}>
        {messages.skip}
      </a>
      <Announcer />
      <OfflineBanner />
      <SignedOutBanner />
      <Outlet />
      <Toaster
        position={isWide ? "top-center" : "bottom-center"}
        offset={{ top: BELOW_THE_HEADER, bottom: ABOVE_THE_BARS }}
        mobileOffset={{ bottom: ABOVE_THE_BARS }}
        theme={theme}
        visibleToasts={3}
        closeButton
        containerAriaLabel={messages.notifications}
      />
      <ScrollRestoration getKey={placeKey} />
    </>
  );
}
