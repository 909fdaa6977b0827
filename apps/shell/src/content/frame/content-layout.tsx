import { PublicAccount } from "@dryrun/frame/public/public-account";
import { PublicPage } from "@dryrun/frame/public/public-page";
import { type ReactNode, useEffect } from "react";
import { bindNextSession } from "../lively/next-session.ts";

/** Round the pages that are HTML before a script runs, and the same in the application. */
export function ContentLayout({ children, isDocument = true }: { children: ReactNode; isDocument?: boolean }) {
  useEffect(() => bindNextSession(document), []);
  return (
    <PublicPage isDocument={isDocument} account={<PublicAccount />}>
      {children}
    </PublicPage>
  );
}
