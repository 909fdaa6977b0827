import { EmailText } from "@dryrun/design-system/data/email-text";
import { Facts } from "@dryrun/design-system/pages/facts";
import { person } from "../../../messages/person.en-in.ts";
import { EmployerState } from "../../../shared/states/employer-state.tsx";
import { UserState } from "../../../shared/states/user-state.tsx";
import type { Person } from "./person.ts";

const say = person.facts;

/** The facts of the account itself. */
export function PersonFacts({ person: account }: { person: Person }) {
  const { email, emailVerifiedAt, hasPassword, createdAt, blockedAt, invited } = account;
  return (
    <Facts
      isRoomy
      facts={[
        { name: say.email, value: <EmailText email={email} /> },
        { name: say.verifiedAt, value: emailVerifiedAt ? person.at(emailVerifiedAt) : say.notVerified },
        { name: say.password, value: hasPassword ? say.hasPassword : say.noPassword },
        { name: say.registered, value: person.at(createdAt) },
        { name: say.state, value: <UserState blocked={blockedAt !== null} invited={invited} /> },
        ...(blockedAt ? [{ name: say.blockedAt, value: person.at(blockedAt) }] : []),
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
    { name: say.credits, value: credits },
    { name: say.quiz, value: quizPassedAt ? person.day(quizPassedAt) : say.notPassed },
    { name: say.applications, value: person.applications(applications) || person.none },
  ];
}

function employerFacts({ employer }: Person) {
  if (!employer) return [];
  const { companyName, companyWebsite, verifiedAt } = employer;
  return [
    { name: say.company, value: companyName || person.none },
    ...(companyWebsite ? [{ name: say.website, value: <Website url={companyWebsite} /> }] : []),
    { name: say.verification, value: <EmployerState verified={verifiedAt !== null} /> },
  ];
}

const Website = ({ url }: { url: string }) => (
  <a href={url} target="_blank" rel="noopener noreferrer nofollow" className="lone-link">
    {url}
  </a>
);
