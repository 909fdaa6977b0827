import { RequireUser } from "@dryrun/auth/require-user";
import { Skeleton } from "@dryrun/design-system/feedback/skeleton";
import type { UserType } from "@dryrun/domain/contract/call";
import type { ReactNode } from "react";
import { messages } from "./messages.en-in.ts";
import * as s from "./page-frame.module.css";

/** The frame of pages for one role or for all signed-in people, with the person in `useUser`; redirects others to /login. */
export function SignedIn({ userType, children }: { userType?: UserType; children: ReactNode }) {
  return (
    <RequireUser {...(userType && { userType })} waiting={<Waiting />}>
      {children}
    </RequireUser>
  );
}

function Waiting() {
  return (
    <main id="main" className={s.main}>
      <Skeleton label={messages.loading} count={4} shape="text" />
    </main>
  );
}
