import { PublicAccount } from "@dryrun/frame/public/public-account";
import { PublicPage } from "@dryrun/frame/public/public-page";
import { type ReactNode, useEffect } from "react";
import { bindNextSession } from "../lively/next-session.ts";

/** Surrounds pages of static HTML, and the same pages in the application. */
export function ContentLayout({ children, isDocument = true }: { children: ReactNode; isDocument?: boolean }) {
  useEffect(() => bindNextSession(document), []);
  return (
    <PublicPage isDocument={isDocument} account={<PublicAccount />}>
      {children}
    </PublicPage>
  );
}
