import { buttonClass } from "@dryrun/design-system/button";
import { Link } from "@dryrun/remote-kit/router";
import { words } from "../../messages.en-in.ts";
import { paths } from "../../paths.ts";

/** What to do about a list without applications. */
export function PostLink() {
  return (
    <Link to={paths.addJob} className={buttonClass({ variant: "primary" })}>
      {words.applications.post}
    </Link>
  );
}
