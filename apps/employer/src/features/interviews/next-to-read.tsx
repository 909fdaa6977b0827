import { useEmployerApplicationsQuery } from "@dryrun/api-client/applications/employer";
import { Link } from "@dryrun/remote-kit/router";
import { messages } from "../../messages.en-in.ts";
import { paths } from "../../paths.ts";

const WAITING = { interview: "unread", status: "pending", sort: "newest", page: 1, limit: 2 } as const;

/** After a decision: links to the newest unread interview. */
export function NextToRead({ after }: { after: string }) {
  const { currentData } = useEmployerApplicationsQuery({ query: WAITING });
  const next = currentData?.applications.find(({ _id }) => _id !== after);
  if (!next) return null;
  return (
    <p>
      <Link to={paths.interview(next._id)} className="lone-link">
        {messages.interview.nextToRead(next.fullName)}
      </Link>
    </p>
  );
}
