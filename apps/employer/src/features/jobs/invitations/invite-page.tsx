import { useEmployerJobQuery } from "@dryrun/api-client/jobs/employer";
import { Skeleton } from "@dryrun/design-system/feedback/skeleton";
import { PageHeader } from "@dryrun/design-system/pages/page-header";
import { invite } from "@dryrun/domain/invitations/calls";
import { PageTitle } from "@dryrun/remote-kit/page";
import { Link, useLocation, useParams } from "@dryrun/remote-kit/router";
import { useState } from "react";
import { invite as inviteWords } from "../../../messages/invitations.en-in.ts";
import { templates as ownMails } from "../../../messages/templates.en-in.ts";
import { messages } from "../../../messages.en-in.ts";
import { paths } from "../../../paths.ts";
import { PageOfRole } from "../../../shared/role/page-of-role.tsx";
import { BLANK, InviteForm } from "./invite-form.tsx";

const text = inviteWords;

/** Invites one person to a job. */
export const InvitePage = () => (
  <PageOfRole call={invite} title={text.title}>
    <Invite />
  </PageOfRole>
);

function Invite() {
  const { jobId = "" } = useParams();
  const { currentData: own, error } = useEmployerJobQuery({ params: { id: jobId } });
  const { state } = useLocation();
  const [sent, setSent] = useState(0);
  if (!own && !error) return <Skeleton label={messages.loading.job} count={3} />;
  return (
    <>
      <PageHeader
        back={<Link to={paths.jobTab(jobId, "invited")}>{messages.applications.backToJob}</Link>}
        about={own && text.toJob(own.job.title)}
      >
        <PageTitle title={text.title} />
      </PageHeader>
      {/* A new key per person resets the form and its focus. */}
      <InviteForm
        key={sent}
        jobId={jobId}
        initialValues={sent === 0 ? givenBy(state) : BLANK}
        isAnother={sent > 0}
        onAnother={() => setSent(sent + 1)}
      />
      <p>
        <Link to={paths.template("invite")} className="lone-link">
          {ownMails.edit}
        </Link>
      </p>
    </>
  );
}

/** Returns the initial values from the navigation state, for a person found by the search. */
function givenBy(state: unknown): typeof BLANK {
  const initialValues = { ...BLANK };
  for (const name of ["firstName", "lastName", "email", "phone"] as const) {
    const value = (state as Record<string, unknown> | null)?.[name];
    if (typeof value === "string") initialValues[name] = value;
  }
  return initialValues;
}
