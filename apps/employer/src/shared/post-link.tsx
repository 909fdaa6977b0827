import { buttonClass } from "@dryrun/design-system/actions/button";
import { createJob } from "@dryrun/domain/jobs/calls";
import { Link } from "@dryrun/remote-kit/router";
import { post } from "../frame/frame.en-in.ts";
import { paths } from "../paths.ts";
import { May } from "./role/may.tsx";

/** The link to Add Job: the main action of the dashboard, of My Jobs, and of an empty list of all applications. Nothing for roles that do not post. */
export function PostLink() {
  return (
    <May call={createJob}>
      <Link to={paths.addJob} className={buttonClass({ variant: "primary" })}>
        {post}
      </Link>
    </May>
  );
}
