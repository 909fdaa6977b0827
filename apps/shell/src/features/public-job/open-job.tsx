import { CopyField } from "@dryrun/design-system/actions/copy-field";
import { Badge } from "@dryrun/design-system/marks/badge";
import { PageHeader } from "@dryrun/design-system/pages/page-header";
import { paperClass } from "@dryrun/design-system/pages/paper";
import type { Output } from "@dryrun/domain/contract/define";
import type { publicJob } from "@dryrun/domain/jobs/contract";
import { plainText } from "@dryrun/domain/rich-text/plain-text";
import { CompanyAbout } from "@dryrun/job-facts/company-about";
import { JobFacts } from "@dryrun/job-facts/job-facts";
import { jobTexts } from "@dryrun/job-facts/job-texts";
import { PageTitle } from "@dryrun/remote-kit/page";
import { RichTextViewer } from "@dryrun/rich-text/viewer";
import { openJob as messages } from "../../messages/public-job.en-in.ts";
import { ApplyPanel } from "./apply-panel.tsx";
import * as s from "./open-job.module.css";

/** The public content of an open job, and next to it the button to apply; at the bottom on a phone. */
export function OpenJob({ job: { skills, ...job } }: { job: Output<typeof publicJob> }) {
  return (
    <article className={s.job}>
      <PageHeader about={<b className={s.company}>{job.company}</b>}>
        <PageTitle title={job.title} />
      </PageHeader>
      <div className={s.layout}>
        <div className={s.text}>
          <section aria-label={messages.facts} className={paperClass(s.facts)}>
            <JobFacts job={job} first={["salary", "location"]} dates="date" />
          </section>
          {skills.length > 0 && (
            <section aria-labelledby="skills">
              <h2 id="skills" className={s.heading}>
                {messages.skills}
              </h2>
              <ul className={s.skills}>
                {skills.map((skill) => (
                  <li key={skill}>
                    <Badge>{skill}</Badge>
                  </li>
                ))}
              </ul>
            </section>
          )}
          {jobTexts(job)
            .filter(({ name, html }) => name === "description" || plainText(html))
            .map(({ name, title, html }) => (
              <section key={name}>
                <h2 className={s.heading}>{title}</h2>
                {plainText(html) ? <RichTextViewer html={html} /> : <p className={s.none}>{messages.noDescription}</p>}
              </section>
            ))}
          <CompanyAbout company={job.companyProfile} headingClass={s.heading} />
          <section data-print="no">
            <h2 className={s.heading}>{messages.share}</h2>
            <CopyField label={messages.link} value={new URL(`/jobs/${job._id}`, location.href).href} />
          </section>
        </div>
        <ApplyPanel jobId={job._id} />
      </div>
    </article>
  );
}
