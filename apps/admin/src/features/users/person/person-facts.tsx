import { EmailText } from "@dryrun/design-system/data/email-text";
import { Facts } from "@dryrun/design-system/pages/facts";
import { Link } from "@dryrun/remote-kit/router";
import { nameOf } from "../../../messages/companies/companies.en-in.ts";
import { person } from "../../../messages/person.en-in.ts";
import { paths } from "../../../paths.ts";
import { EmployerState } from "../../../shared/states/employer-state.tsx";
import { UserState } from "../../../shared/states/user-state.tsx";
import type { Person } from "./person.ts";

const text = person.facts;

/** The facts of the account itself. */
export function PersonFacts({ person: account }: { person: Person }) {
  const { email, emailVerifiedAt, hasPassword, createdAt, blockedAt, invited } = account;
  return (
    <Facts
      isRoomy
      facts={[
        { name: text.email, value: <EmailText email={email} /> },
        { name: text.verifiedAt, value: emailVerifiedAt ? person.at(emailVerifiedAt) : text.notVerified },
        { name: text.password, value: hasPassword ? text.hasPassword : text.noPassword },
        { name: text.registered, value: person.at(createdAt) },
        { name: text.state, value: <UserState blocked={blockedAt !== null} invited={invited} /> },
        ...(blockedAt ? [{ name: text.blockedAt, value: person.at(blockedAt) }] : []),
        ...studentFacts(account),
        ...employerFacts(account),
      ]}
    />
  );
}

function studentFacts({ student }: Person) {
  if (!student) return [];
  const { credits, quizPassedAt, applications } = student;
  return [
    { name: text.credits, value: credits },
    { name: text.quiz, value: quizPassedAt ? person.day(quizPassedAt) : text.notPassed },
    { name: text.applications, value: person.applications(applications) || person.none },
  ];
}

function employerFacts({ employer }: Person) {
  if (!employer) return [];
  const { companyId, companyName, companyWebsite, verifiedAt } = employer;
  const name = nameOf({ name: companyName });
  return [
    { name: text.company, value: companyId ? <ToCompany id={companyId} name={name} /> : name },
    ...(companyWebsite ? [{ name: text.website, value: <Website url={companyWebsite} /> }] : []),
    { name: text.verification, value: <EmployerState verified={verifiedAt !== null} /> },
  ];
}

const ToCompany = ({ id, name }: { id: string; name: string }) => (
  <Link to={paths.company(id)} className="lone-link">
    {name}
  </Link>
);

const Website = ({ url }: { url: string }) => (
  <a href={url} target="_blank" rel="noopener noreferrer nofollow" className="lone-link">
    {url}
  </a>
);
