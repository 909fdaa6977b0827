import { ErrorPanel } from "@dryrun/design-system/feedback/error-panel";
import { usePageTitle } from "@dryrun/remote-kit/page";
import type { ReactNode } from "react";
import { pageError as messages } from "../messages/frame.en-in.ts";
import { useRouteFault } from "./use-route-fault.ts";

/** Replaces a page that failed, within its part's own bars, or the content that the caller names. */
export function PageError({ what = messages.thisPage, wayOut }: { what?: string; wayOut?: ReactNode }) {
  const fault = useRouteFault();
  const title = messages.failed(what);
  usePageTitle(title);
  return <ErrorPanel {...fault} headingLevel={1} title={title} detail={messages.detail} wayOut={wayOut} />;
}
