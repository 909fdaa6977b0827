import { buttonClass } from "@dryrun/design-system/actions/button";
import { Link } from "@dryrun/remote-kit/router";
import { words } from "../messages.en-in.ts";
import { paths } from "../paths.ts";

/** The way to a new job: the one action of the dashboard, of the jobs, and of a list without applications. */
export function PostLink() {
  return (
    <Link to={paths.addJob} className={buttonClass({ variant: "primary" })}>
      {words.post}
    </Link>
  );
}
