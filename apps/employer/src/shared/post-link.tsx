import { buttonClass } from "@dryrun/design-system/actions/button";
import { Link } from "@dryrun/remote-kit/router";
import { messages } from "../messages.en-in.ts";
import { paths } from "../paths.ts";

/** The link to Add Job: the main action of the dashboard, of My Jobs, and of an empty list of all applications. */
export function PostLink() {
  return (
    <Link to={paths.addJob} className={buttonClass({ variant: "primary" })}>
      {messages.post}
    </Link>
  );
}
