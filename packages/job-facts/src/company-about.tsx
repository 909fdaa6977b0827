import type { Output } from "@dryrun/domain/contract/define";
import type { jobPage } from "@dryrun/domain/jobs/contract";
import { useId } from "react";
import * as s from "./company-about.module.css";
import { CompanyLogo } from "./company-logo.tsx";
import { messages } from "./messages.en-in.ts";

interface CompanyAboutProps {
  company: Output<typeof jobPage>["companyProfile"];
  headingClass?: string | undefined;
}

/** What a job's company says about itself: logo, city and text. Nothing for a company that says nothing. */
export function CompanyAbout({ company, headingClass }: CompanyAboutProps) {
  const id = useId();
  if (!company) return null;
  const { name, city, about, logo } = company;
  return (
    <section aria-labelledby={id} className={s.section}>
      <h2 id={id} className={headingClass}>
        {messages.aboutCompany(name)}
      </h2>
      {(logo || city) && (
        <div className={s.head}>
          {logo && <CompanyLogo src={logo} name={name} />}
          {city && <p>{city}</p>}
        </div>
      )}
      {about && (
        <p dir="auto" className={s.about}>
          {about}
        </p>
      )}
    </section>
  );
}
