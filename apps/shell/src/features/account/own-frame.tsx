import { useSession } from "@dryrun/auth/use-session";
import { Outlet } from "@dryrun/remote-kit/router";
import { AccountLayout } from "./account-layout.tsx";

/** The frame of the person's own part around a page that visitors see without one. */
export function OwnFrameOrNone() {
  const { state } = useSession();
  return state === "signed-out" ? <Outlet /> : <AccountLayout />;
}
