import { useAdminPersonQuery } from "@dryrun/api-client/admin/admin";
import { errorCode } from "@dryrun/api-client/errors";
import { ErrorPanel } from "@dryrun/design-system/feedback/error-panel";
import { PageHeader } from "@dryrun/design-system/pages/page-header";
import { PageTitle } from "@dryrun/remote-kit/page";
import { Link, useParams } from "@dryrun/remote-kit/router";
import { person as text } from "../../../messages/person.en-in.ts";
import { messages } from "../../../messages.en-in.ts";
import { paths, pathWithFilters } from "../../../paths.ts";
import { AuditTable } from "../../../shared/audit/audit-table.tsx";
import { NotLoaded } from "../../../shared/page/not-loaded.tsx";
import { PageBody } from "../../../shared/page/page-body.tsx";
import { EmployerJobs } from "./employer-jobs.tsx";
import { Part } from "./part.tsx";
import { LedgerPart, Payments } from "./payments.tsx";
import type { Person } from "./person.ts";
import { PersonActs } from "./person-acts.tsx";
import { PersonFacts } from "./person-facts.tsx";
import { Certificates, Enrolments, Interviews } from "./student-parts.tsx";

const back = <Link to={paths.users}>{text.back}</Link>;

/** One account: its facts, its items, and an admin's actions. */
export function PersonPage() {
  const { userId = "" } = useParams();
  const query = useAdminPersonQuery({ params: { id: userId } });
  const { currentData } = query;
  const isGone = errorCode(query.error) === "NOT_FOUND";
  if (currentData && !isGone) return <Detail person={currentData} />;
  return (
    <>
      <PageHeader back={back}>
        <PageTitle title={isGone ? text.gone : messages.users.title} />
      </PageHeader>
      {isGone ? <ErrorPanel title={text.gone} detail={text.goneText} /> : <NotLoaded say={text} asked={query} />}
    </>
  );
}

function Detail({ person }: { person: Person }) {
  const { _id, fullName, email, userType, student, employer, payments, ledger, audit } = person;
  return (
    <>
      <PageHeader back={back} about={messages.users.roles[userType]}>
        <PageTitle title={fullName} />
      </PageHeader>
      <PageBody>
        <PersonFacts person={person} />
        <PersonActs person={person} />
        {employer && <EmployerJobs jobs={employer.jobs} />}
        {student && <Interviews interviews={student.interviews} />}
        {(student || payments.total > 0) && <Payments payments={payments} email={email} />}
        {(student || ledger.total > 0) && <LedgerPart id={_id} ledger={ledger} />}
        {student && <Enrolments enrolments={student.enrolments} />}
        {student && <Certificates certificates={student.certificates} />}
        <Part
          say={text.audit}
          rows={audit.rows}
          total={audit.total}
          more={<Link to={pathWithFilters(paths.audit, { person: _id })}>{text.audit.all}</Link>}
        >
          <AuditTable caption={text.audit.title} entries={audit.rows} />
        </Part>
      </PageBody>
    </>
  );
}
