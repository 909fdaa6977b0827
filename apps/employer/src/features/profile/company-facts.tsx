import { Facts } from "@dryrun/design-system/pages/facts";
import { messages } from "../../messages.en-in.ts";
import type { Profile } from "../../shared/answers.ts";

const text = messages.profile;

/** The name and the site of the company, for roles that may not change them. */
export const CompanyFacts = ({ profile: { companyName, companyWebsite } }: { profile: Profile }) => (
  <Facts
    isRoomy
    facts={[
      { name: text.companyName, value: companyName || text.notGiven },
      {
        name: text.companyWebsite,
        value: companyWebsite ? (
          <a href={companyWebsite} target="_blank" rel="noopener noreferrer">
            {companyWebsite}
            <span className="visually-hidden">, {text.newTab}</span>
          </a>
        ) : (
          text.notGiven
        ),
      },
    ]}
  />
);
