import { Button } from "@dryrun/design-system/actions/button";
import { cleanPhone } from "@dryrun/domain/fields";
import { formatYearly } from "@dryrun/domain/money";
import { typedRupees } from "@dryrun/domain/pay/typed";
import { isBlankProject } from "@dryrun/domain/profile/entries";
import { plainText, preview } from "@dryrun/domain/rich-text/plain-text";
import { countOf } from "@dryrun/domain/text";
import { useFormValues } from "@dryrun/forms/use-form-values";
import type { ReactNode } from "react";
import type { ShownResume } from "../../../../shared/answers.ts";
import type { ResumeValues } from "../../../../shared/resume-form/resume-values.ts";
import { ResumeLetter, ResumePerson } from "../../../../shared/resume-view/resume-body.tsx";
import { ResumeEducation, ResumeProjects, ResumeWork } from "../../../../shared/resume-view/resume-entries.tsx";
import { SaveToProfile } from "../save-to-profile.tsx";
import * as s from "./check-page.module.css";
import { applySteps } from "./steps.en-in.ts";
import { STEPS, type Step } from "./steps.ts";

const text = applySteps.steps;

/** Converts a month field's value to a calendar date. */
const dayOf = (month: string) => (/^\d{4}-\d{2}$/.test(month) ? `${month}-01` : null);
const inDays = <E extends { startDate: string; endDate: string }>(entry: E) => ({
  ...entry,
  startDate: dayOf(entry.startDate),
  endDate: dayOf(entry.endDate),
});
const rupees = (typed: string) => typedRupees(typed) ?? 0;

/** Returns the typed values as a resume shows them, even if they cannot be sent yet. */
function resumeFrom(values: ResumeValues): ShownResume {
  const { workExperience, education, projects, currentCTC, expectedCTC, phone, ...rest } = values;
  return {
    ...rest,
    phone: cleanPhone(phone),
    currentCTC: rupees(currentCTC),
    expectedCTC: rupees(expectedCTC),
    workExperience: workExperience.filter(({ company, position }) => company || position).map(inDays),
    education: education.filter(({ institution, degree }) => institution || degree).map(inDays),
    projects: projects.filter((project) => !isBlankProject(project)).map(inDays),
    whole: true,
  };
}

const LEVEL = 3;

interface Section {
  /** The summary shown while the section is folded. */
  brief: string;
  whole: ReactNode;
}

function sectionsOf(resume: ShownResume): Record<Exclude<Step, "check">, Section> {
  const { fullName, skills, expectedCTC, workExperience, education, coverLetter } = resume;
  const [job] = workExperience;
  const [course] = education;
  const pay = expectedCTC > 0 ? [formatYearly(expectedCTC)] : [];
  return {
    about: {
      brief: [fullName, countOf(skills.length, "skill"), ...pay].join(", "),
      whole: <ResumePerson resume={resume} level={LEVEL} />,
    },
    experience: {
      brief: !resume.noWorkExperience && job ? `${job.position}, ${job.company}` : text.noWork,
      whole: (
        <>
          <ResumeWork resume={resume} level={LEVEL} />
          <ResumeProjects resume={resume} level={LEVEL} />
        </>
      ),
    },
    education: {
      brief: course ? `${course.degree}, ${course.institution}` : text.nothing,
      whole: <ResumeEducation resume={resume} level={LEVEL} />,
    },
    letter: {
      brief: plainText(coverLetter) ? preview(coverLetter) : text.nothing,
      whole: <ResumeLetter resume={resume} level={LEVEL} />,
    },
  };
}

/** The application as the employer will see it: each page folded to one line, with a button to change it. */
export function CheckPage({ onGo }: { onGo: (at: number) => void }) {
  const sections = sectionsOf(resumeFrom(useFormValues<ResumeValues>()));
  return (
    <>
      <p>{text.check}</p>
      <ul className={s.sections}>
        {STEPS.map((step, index) =>
          step === "check" ? null : (
            <li key={step} className={s.section}>
              <details className={s.fold}>
                <summary className={s.summary}>
                  <b>{text.names[step]}</b>
                  <span className={s.brief}>{sections[step].brief}</span>
                </summary>
                <div className={s.whole}>{sections[step].whole}</div>
              </details>
              <Button size="s" aria-label={text.changeOf(text.names[step])} onClick={() => onGo(index)}>
                {text.change}
              </Button>
            </li>
          ),
        )}
      </ul>
      <SaveToProfile />
    </>
  );
}
