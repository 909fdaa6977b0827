import { useLogout } from "@dryrun/auth/use-session";
import { useUser } from "@dryrun/auth/user-context";
import { NavBar } from "@dryrun/frame/bar/nav-bar";
import { HelpFooter } from "@dryrun/frame/help-footer";
import { PageFrame } from "@dryrun/frame/page-frame";
import { SignedIn } from "@dryrun/frame/signed-in";
import { Navigate } from "@dryrun/remote-kit/router";
import type { ReactNode } from "react";
import { entryOf, NAV } from "./frame/nav-rules.ts";
import { messages } from "./messages.en-in.ts";
import { paths } from "./paths.ts";

/** The navigation bar of this part. */
function TopBar() {
  return (
    <NavBar home={paths.root} homeLabel={messages.nav.home} items={NAV} entryOf={entryOf} onLogout={useLogout()} />
  );
}

/** Redirects an admin without two-step verification to its set-up; the API refuses all other calls. */
function SecondFactorGate({ children }: { children: ReactNode }) {
  return useUser().needsSecondFactor ? <Navigate to="/account/security" replace /> : children;
}

/** The frame of all pages of this part; redirects everyone who is not an admin to /login. */
export function AdminLayout() {
  return (
    <SignedIn userType="admin">
      <SecondFactorGate>
        <AdminFrame />
      </SecondFactorGate>
    </SignedIn>
  );
}

/** The frame without the gate, for the account pages, where two-step verification is set up. */
export function AdminAccountLayout() {
  return (
    <SignedIn userType="admin">
      <AdminFrame />
    </SignedIn>
  );
}

const AdminFrame = () => <PageFrame top={<TopBar />} footer={<HelpFooter />} />;
