import { BRAND } from "@dryrun/domain/brand";
import { escapeHtml } from "@dryrun/domain/html";
import type { JobType } from "@dryrun/domain/jobs/limits";
import { experienceText } from "@dryrun/domain/jobs/rules";
import { skillsOfJob } from "@dryrun/domain/jobs/skill-match";
import { formatSalary } from "@dryrun/domain/money";
import { salaryText } from "@dryrun/domain/pay/salary-text";
import { yearlyPayOf } from "@dryrun/domain/pay/yearly";
import { plainText, preview } from "@dryrun/domain/rich-text/plain-text";
import { CARD_HEIGHT, CARD_WIDTH } from "@dryrun/domain/shared-results/limits";
import { endOfIndianDay } from "@dryrun/domain/time";
import type { findCompanyOfJob } from "../../../records/company/profile.ts";
import type { JobRow } from "../../../records/jobs/job-rows.ts";

type CompanyOfJob = Awaited<ReturnType<typeof findCompanyOfJob>>;

/** The terms of schema.org; other types do not determine the hours. */
const EMPLOYMENT_TYPES: Partial<Record<JobType, string>> = {
  "full-time": "FULL_TIME",
  "part-time": "PART_TIME",
  internship: "INTERN",
};
const DESCRIPTION_WORDS = 25;
const MONTHS_A_YEAR = 12;
const INDIA = { "@type": "Country", name: "India" };

/** The pay as schema.org's MonetaryAmount; nothing if the text names no figure for a year. */
function baseSalaryOf({ salary }: JobRow) {
  const pay = yearlyPayOf(salary);
  if (!pay) return {};
  const value = { "@type": "QuantitativeValue", minValue: pay.from, maxValue: pay.to, unitText: "YEAR" };
  return { baseSalary: { "@type": "MonetaryAmount", currency: "INR", value } };
}

function requirementsOf(job: JobRow) {
  const skills = skillsOfJob(job);
  return {
    ...(skills.length > 0 && { skills: skills.join(", ") }),
    ...(job.experienceMin > 0 && {
      experienceRequirements: {
        "@type": "OccupationalExperienceRequirements",
        monthsOfExperience: job.experienceMin * MONTHS_A_YEAR,
      },
    }),
  };
}

/** The company's own picture, but not for a job that names another company. */
const logoOf = ({ company }: JobRow, profile: CompanyOfJob, publicUrl: string) =>
  profile?.logo && profile.name.toLowerCase() === company.toLowerCase() ? { logo: publicUrl + profile.logo } : {};

const urlOf = ({ id }: JobRow, publicUrl: string) => `${publicUrl}/jobs/${id}`;

/** Returns a job for search engines: schema.org's JobPosting. */
const jobPosting = (job: JobRow, profile: CompanyOfJob, publicUrl: string) => ({
  "@context": "https://schema.org",
  "@type": "JobPosting",
  title: job.title,
  description: job.description || job.title,
  identifier: { "@type": "PropertyValue", name: BRAND.name, value: job.id },
  url: urlOf(job, publicUrl),
  datePosted: job.createdAt.toISOString(),
  ...(job.closingDate && { validThrough: endOfIndianDay(job.closingDate).toISOString() }),
  ...(EMPLOYMENT_TYPES[job.jobType] && { employmentType: EMPLOYMENT_TYPES[job.jobType] }),
  ...(job.jobType === "work-from-home" && { jobLocationType: "TELECOMMUTE", applicantLocationRequirements: INDIA }),
  hiringOrganization: { "@type": "Organization", name: job.company, ...logoOf(job, profile, publicUrl) },
  jobLocation: {
    "@type": "Place",
    address: { "@type": "PostalAddress", addressLocality: job.location, addressCountry: "IN" },
  },
  directApply: !job.companyApply,
  ...baseSalaryOf(job),
  ...requirementsOf(job),
});

/** A property of Open Graph, which messengers and social networks show for a link. */
const ogTag = (name: string, content: string) => `<meta property="og:${name}" content="${escapeHtml(content)}">`;

/** Escapes data for a script element, where only `<` can end it or start a comment. */
const inScript = (data: unknown) => JSON.stringify(data).replaceAll("<", "\\u003c");

/** Pay, place and experience, as a picture or a preview of the link shows them. */
export const factsOf = ({ salary, location, experienceMin, experienceMax }: JobRow): string[] => [
  formatSalary(salaryText(salary)),
  location,
  experienceText(experienceMin, experienceMax),
];

/** Returns title, description and data for the head of the job's public page. */
export function headOf(job: JobRow, profile: CompanyOfJob, publicUrl: string): string {
  const { title, company, location, description } = job;
  const url = urlOf(job, publicUrl);
  const descriptionText = plainText(description)
    ? preview(description, DESCRIPTION_WORDS)
    : `${title} at ${company}, ${location}.`;
  return [
    `<title>${escapeHtml(`${title}, ${company}, ${location} – ${BRAND.name}`)}</title>`,
    `<meta name="description" content="${escapeHtml(descriptionText)}">`,
    `<link rel="canonical" href="${escapeHtml(url)}">`,
    ogTag("type", "website"),
    ogTag("site_name", BRAND.name),
    ogTag("title", `${title} – ${company}`),
    ogTag("description", `${factsOf(job).join(" · ")}. ${descriptionText}`),
    ogTag("url", url),
    ogTag("image", `${url}/card.png`),
    ogTag("image:type", "image/png"),
    ogTag("image:width", String(CARD_WIDTH)),
    ogTag("image:height", String(CARD_HEIGHT)),
    ogTag("image:alt", `${title}, ${company}`),
    '<meta name="twitter:card" content="summary_large_image">',
    `<script type="application/ld+json">${inScript(jobPosting(job, profile, publicUrl))}</script>`,
  ].join("");
}
