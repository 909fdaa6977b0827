import { HelpFooter } from "@dryrun/frame/help-footer";
import { PageFrame } from "@dryrun/frame/page-frame";
import { SignedIn } from "@dryrun/frame/signed-in";
import { SecondFactorGate } from "./frame/second-factor-gate.tsx";
import { TopBar } from "./frame/top-bar.tsx";

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
