import { EmailText } from "@dryrun/design-system/data/email-text";
import type { Column } from "@dryrun/design-system/lists/data-table";
import { Badge } from "@dryrun/design-system/marks/badge";
import { ROLE_NAMES } from "@dryrun/domain/company/team/messages";
import { team as text } from "../../../messages/team.en-in.ts";
import type { Colleague } from "../../../shared/answers.ts";
import { jobsText } from "../jobs-text.ts";

const { columns: names } = text;

/** Returns the columns of the list of people. `ownId`: the person who looks at it. */
export const columnsOf = (ownId: string): readonly Column<Colleague>[] => [
  {
    key: "name",
    header: names.name,
    isRowHeader: true,
    cell: ({ _id, fullName }) => (
      <>
        {fullName} {_id === ownId && <Badge>{text.you}</Badge>}
      </>
    ),
  },
  { key: "email", header: names.email, cell: ({ email }) => <EmailText email={email} /> },
  { key: "role", header: names.role, cell: ({ role }) => ROLE_NAMES[role] },
  { key: "jobs", header: names.jobs, cell: jobsText },
  {
    key: "recruiterOf",
    header: names.recruiterOf,
    isBlank: ({ jobs }) => jobs === 0,
    cell: ({ jobs }) => (jobs === 0 ? text.none : text.jobsOf(jobs)),
  },
];
