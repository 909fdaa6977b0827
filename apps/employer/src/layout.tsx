import { useUser } from "@dryrun/auth/user-context";
import { Confirm } from "@dryrun/design-system/overlays/confirm";
import { Bell } from "@dryrun/frame/bar/bell";
import { NavBar } from "@dryrun/frame/bar/nav-bar";
import { HelpFooter } from "@dryrun/frame/help-footer";
import { PageFrame } from "@dryrun/frame/page-frame";
import { SignedIn } from "@dryrun/frame/signed-in";
import { useLeave } from "@dryrun/frame/use-leave";
import { lazy, Suspense } from "react";
import { FindButton } from "./frame/find-button.tsx";
import { nav } from "./frame/frame.en-in.ts";
import { entriesOf, entryOf } from "./frame/nav-rules.ts";
import { paths } from "./paths.ts";

const BlockedCompany = lazy(async () => ({ default: (await import("./frame/blocked-company.tsx")).BlockedCompany }));

/** The employer's navigation bar, with the pages that the person's role allows; those of a blocked company have none. */
function TopBar({ isBlocked }: { isBlocked: boolean }) {
  const { company } = useUser();
  const items = isBlocked ? [] : entriesOf(company?.role);
  const { leave, isAsking, stay, leaveAnyway } = useLeave();
  return (
    <>
      <NavBar
        home={paths.dashboard}
        homeLabel={nav.home}
        items={items}
        entryOf={entryOf}
        tools={
          !isBlocked && (
            <>
              <FindButton />
              <Bell to={paths.notifications} />
            </>
          )
        }
        onLogout={leave}
      />
      <Confirm
        isOpen={isAsking}
        onClose={stay}
        onConfirm={leaveAnyway}
        title={nav.leave.title}
        confirmLabel={nav.leave.confirm}
        cancelLabel={nav.leave.cancel}
        isDanger
      >
        {nav.leave.text}
      </Confirm>
    </>
  );
}

/** The frame of all employer pages, with a fixed bar and left edge; redirects everyone but employers to /login. */
export const EmployerLayout = () => <Layout isOfCompany />;

/** The same around the pages of the account, which the people of a blocked company keep. */
export const EmployerAccountLayout = () => <Layout isOfCompany={false} />;

function Layout({ isOfCompany }: { isOfCompany: boolean }) {
  return (
    <SignedIn userType="employer">
      <div data-wide-page="">
        <Frame isOfCompany={isOfCompany} />
      </div>
    </SignedIn>
  );
}

function Frame({ isOfCompany }: { isOfCompany: boolean }) {
  const isBlocked = useUser().company?.blocked === true;
  return (
    <PageFrame
      top={<TopBar isBlocked={isBlocked} />}
      footer={<HelpFooter />}
      {...(isOfCompany &&
        isBlocked && {
          page: (
            <Suspense>
              <BlockedCompany />
            </Suspense>
          ),
        })}
    />
  );
}
