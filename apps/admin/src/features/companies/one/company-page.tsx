import { useAdminCompanyQuery } from "@dryrun/api-client/admin/admin";
import { errorCode } from "@dryrun/api-client/errors";
import { Button, buttonClass } from "@dryrun/design-system/actions/button";
import { ErrorPanel } from "@dryrun/design-system/feedback/error-panel";
import { Facts } from "@dryrun/design-system/pages/facts";
import { PageHeader } from "@dryrun/design-system/pages/page-header";
import { PageTitle } from "@dryrun/remote-kit/page";
import { Link, useParams } from "@dryrun/remote-kit/router";
import { companies, nameOf, company as text } from "../../../messages/companies/companies.en-in.ts";
import { employers } from "../../../messages/people.en-in.ts";
import { paths } from "../../../paths.ts";
import { NotLoaded } from "../../../shared/page/not-loaded.tsx";
import { PageBody } from "../../../shared/page/page-body.tsx";
import { PagePart } from "../../../shared/page/page-part.tsx";
import { CompanyState } from "../company-state.tsx";
import { useVerify } from "../use-verify.ts";
import * as s from "./company-page.module.css";
import type { Details } from "./details.ts";
import { StaffTable } from "./staff-table.tsx";

const back = <Link to={paths.companies}>{text.back}</Link>;

/** One company: its profile, its people, what it uses of its limits, and an admin's actions. */
export function CompanyPage() {
  const { companyId = "" } = useParams();
  const query = useAdminCompanyQuery({ params: { id: companyId } });
  const { currentData } = query;
  const isGone = errorCode(query.error) === "NOT_FOUND";
  if (currentData && !isGone) return <Detail company={currentData.company} />;
  return (
    <>
      <PageHeader back={back}>
        <PageTitle title={isGone ? text.gone : companies.title} />
      </PageHeader>
      {isGone ? <ErrorPanel title={text.gone} detail={text.goneText} /> : <NotLoaded say={text} asked={query} />}
    </>
  );
}

const limitsOf = ({ seats, candidates, mails }: Details["limits"]) => [
  { name: text.limits.seats, value: text.limits.of(seats.used, seats.most) },
  { name: text.limits.candidates, value: text.limits.of(candidates.used, candidates.most) },
  { name: text.limits.mails, value: text.limits.of(mails.used, mails.most) },
];

function Detail({ company }: { company: Details }) {
  return (
    <>
      <PageHeader back={back}>
        <PageTitle title={nameOf(company)} />
      </PageHeader>
      <PageBody>
        {company.logo && <img src={company.logo} alt={text.logo} width={64} height={64} className={s.logo} />}
        <Facts isRoomy facts={factsOf(company)} />
        <CompanyActs company={company} />
        <PagePart title={text.limits.title}>
          <Facts isRoomy facts={limitsOf(company.limits)} />
        </PagePart>
        <PagePart title={text.staff.title}>
          <StaffTable staff={company.staff} />
        </PagePart>
      </PageBody>
    </>
  );
}

const factsOf = ({ website, city, about, createdAt, verifiedAt, jobs, ...state }: Details) => [
  ...(website ? [{ name: text.facts.website, value: <Website url={website} /> }] : []),
  ...(city ? [{ name: text.facts.city, value: city }] : []),
  ...(about ? [{ name: text.facts.about, value: <span className={s.about}>{about}</span> }] : []),
  { name: text.facts.registered, value: text.at(createdAt) },
  { name: text.facts.jobs, value: jobs },
  { name: text.facts.state, value: <CompanyState {...state} /> },
  ...(verifiedAt ? [{ name: text.facts.verifiedAt, value: text.at(verifiedAt) }] : []),
];

const Website = ({ url }: { url: string }) => (
  <a href={url} target="_blank" rel="noopener noreferrer nofollow" className="lone-link">
    {url}
  </a>
);

function CompanyActs({ company }: { company: Details }) {
  const verify = useVerify();
  return (
    <section className={s.acts} aria-label={text.acts}>
      <Button onClick={() => verify.ask(company)}>{company.verified ? employers.withdraw : employers.verify}</Button>
      <Link to={paths.mergeCompany(company._id)} className={buttonClass()}>
        {text.merge}
      </Link>
      {verify.dialog}
    </section>
  );
}
