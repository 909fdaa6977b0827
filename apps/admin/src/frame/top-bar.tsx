import { useLogout } from "@dryrun/auth/use-session";
import { NavBar } from "@dryrun/frame/bar/nav-bar";
import { messages } from "../messages.en-in.ts";
import { paths } from "../paths.ts";
import { entryOf, NAV } from "./nav-rules.ts";

/** The navigation bar of this part. */
export function TopBar() {
  return (
    <NavBar home={paths.root} homeLabel={messages.nav.home} items={NAV} entryOf={entryOf} onLogout={useLogout()} />
  );
}
