import { Facts } from "@dryrun/design-system/pages/facts";
import { company as text } from "../../../messages/company/profile.en-in.ts";
import type { Company } from "../../../shared/answers.ts";
import * as s from "./company.module.css";

/** The fields of the company, for roles that may not change them. */
export const CompanyFacts = ({ company: { name, website, city, about } }: { company: Company }) => (
  <Facts
    isRoomy
    facts={[
      { name: text.name, value: name || text.notGiven },
      {
        name: text.website,
        value: website ? (
          <a href={website} target="_blank" rel="noopener noreferrer">
            {website}
            <span className="visually-hidden">, {text.newTab}</span>
          </a>
        ) : (
          text.notGiven
        ),
      },
      { name: text.city, value: city || text.notGiven },
      {
        name: text.text,
        value: about ? (
          <span dir="auto" className={s.about}>
            {about}
          </span>
        ) : (
          text.notGiven
        ),
      },
    ]}
  />
);
