import "./toasts.unlayered.css";
import { useMeQuery } from "@dryrun/api-client/base";
import { useToken } from "@dryrun/auth/use-token";
import { followSystemTheme, useTheme } from "@dryrun/design-system/actions/use-theme";
import { Announcer } from "@dryrun/remote-kit/page";
import { Outlet, ScrollRestoration, useLocation } from "@dryrun/remote-kit/router";
import { Toaster } from "@dryrun/remote-kit/toasts";
import { type ComponentProps, useEffect } from "react";
import { frame as messages } from "../messages/frame.en-in.ts";
import { ownerOf, prefetch } from "../releases/load.ts";
import { useEntries } from "./entries.ts";
import * as s from "./frame.module.css";
import { OfflineBanner } from "./offline-banner.tsx";
import { SignedOutBanner } from "./signed-out-banner.tsx";

const whenIdle = (work: () => void) => {
  if (!("requestIdleCallback" in window)) return setTimeout(work, 2000);
  return requestIdleCallback(work, { timeout: 5000 });
};

/** While a shell page is open, fetches the person's own part when the browser is idle; for a visitor, the student's. */
function usePrefetch() {
  const entries = useEntries();
  const { pathname } = useLocation();
  const { data } = useMeQuery(undefined, { skip: useToken() === null, refetchOnMountOrArgChange: false });
  const likely = data?.user.userType ?? "student";
  const isOnPart = ownerOf(entries, pathname) !== undefined;
  useEffect(() => {
    const part = entries.find(({ name }) => name === likely);
    if (!isOnPart && part) whenIdle(() => void prefetch(part));
  }, [isOnPart, likely, entries]);
}

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
 * appear at the top from the middle on, below the header, and on a phone above the bars at the bottom.
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
