import { buttonClass } from "@dryrun/design-system/actions/button";
import { EmptyState } from "@dryrun/design-system/feedback/empty-state";
import { ROLE_MAY_NOT } from "@dryrun/domain/company/permissions";
import type { Call } from "@dryrun/domain/contract/call";
import { usePageTitle } from "@dryrun/remote-kit/page";
import { Link } from "@dryrun/remote-kit/router";
import type { ReactNode } from "react";
import { messages } from "../../messages.en-in.ts";
import { paths } from "../../paths.ts";
import { useMay } from "./may.tsx";

interface PageOfRoleProps {
  /** The call that the page is for. */
  call: Pick<Call, "method" | "path">;
  /** The page's title. */
  title: string;
  children: ReactNode;
}

/** A page for the roles that may use its call. Others, who opened its address, read why it is closed, and no call is made. */
export const PageOfRole = ({ call, title, children }: PageOfRoleProps) =>
  useMay(call) ? children : <ClosedPage title={title} />;

function ClosedPage({ title }: { title: string }) {
  usePageTitle(title);
  return (
    <EmptyState
      headingLevel={1}
      title={title}
      action={
        <Link to={paths.dashboard} className={buttonClass()}>
          {messages.nav.dashboard}
        </Link>
      }
    >
      {ROLE_MAY_NOT}
    </EmptyState>
  );
}
