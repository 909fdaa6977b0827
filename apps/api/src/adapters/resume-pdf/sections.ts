import { NOTICE_LABEL, noticeText } from "@dryrun/domain/applications/notice";
import { formatRupees } from "@dryrun/domain/money";
import { countOf, formatPhone } from "@dryrun/domain/text";
import { formatMonthSpan } from "@dryrun/domain/time";
import type { Printed } from "../../ports.ts";
import { type Line, linesOf, type Measure, richLines, type Style } from "./lines.ts";
import { paragraphsOf, type Run } from "./rich-text.ts";

type Candidate = Printed["resume"];
/** Lines that stay on one page where a page can hold them. */
export type Entry = Line[];
export interface Section {
  title: string;
  entries: Entry[];
}

const BODY: Style = { size: 10 };
const MUTED: Style = { size: 9.5, color: "#565b6e" };
const STRONG: Style = { size: 11, isBold: true };

const joined = (parts: readonly (string | null | undefined)[]) => parts.filter(Boolean).join(", ");

export interface Head {
  name: string;
  lines: Line[];
}

/** Draws name, contact details, experience and pay. */
export function headOf(candidate: Candidate, width: number, measure: Measure): Head {
  const { fullName, email, phone, portfolioUrl, totalExperienceYears, isMasked } = candidate;
  const { currentCTC, expectedCTC, noticePeriod } = candidate;
  const reach: Run[] = [
    { text: email, link: isMasked || !email ? undefined : `mailto:${email}` },
    { text: formatPhone(phone) },
    { text: portfolioUrl, link: portfolioUrl || undefined },
  ].filter(({ text }) => text !== "");
  const facts = [
    totalExperienceYears > 0 ? `${countOf(totalExperienceYears, "year")} of experience` : "",
    currentCTC > 0 ? `Current pay ${formatRupees(currentCTC)} a year` : "",
    expectedCTC > 0 ? `Expects ${formatRupees(expectedCTC)} a year` : "",
    noticePeriod && `${NOTICE_LABEL}: ${noticeText(noticePeriod)}`,
  ].filter(Boolean);
  const spaced = reach.flatMap((run, index) =>
    index === 0 ? [run] : [{ text: "   " }, { text: "·" }, { text: " " }, run],
  );
  const lines = [
    ...(reach.length > 0 ? linesOf(spaced, BODY, width, measure) : []),
    ...(facts.length > 0 ? linesOf([{ text: facts.join(" · ") }], MUTED, width, measure) : []),
  ];
  return { name: fullName, lines };
}

/** The sections of a resume in order; empty ones are left out. */
export function sectionsOf(candidate: Candidate, width: number, measure: Measure): Section[] {
  const rich = (html: string) => richLines(paragraphsOf(html), BODY, width, measure);
  const plain = (text: string, style: Style) => (text ? linesOf([{ text }], style, width, measure) : []);
  const entry = (title: string, under: string, html: string): Entry => [
    ...plain(title, STRONG),
    ...plain(under, MUTED),
    ...rich(html),
  ];
  const work = candidate.workExperience.map((job) =>
    entry(
      joined([job.position, job.company]),
      formatMonthSpan(job.startDate, job.endDate, job.currentlyWorking),
      job.description,
    ),
  );
  const education = candidate.education.map((course) =>
    entry(
      joined([course.degree, course.field]),
      joined([course.institution, formatMonthSpan(course.startDate, course.endDate, course.currentlyStudying)]),
      course.description,
    ),
  );
  const projects = candidate.projects.map(({ title, url, startDate, endDate, description }) => [
    ...plain(title, STRONG),
    ...plain(formatMonthSpan(startDate, endDate, false), MUTED),
    ...(url ? linesOf([{ text: url, link: url }], BODY, width, measure) : []),
    ...rich(description),
  ]);
  const noWork = candidate.noWorkExperience ? [plain("No work experience yet", BODY)] : [];
  const sections = [
    { title: "Summary", entries: [rich(candidate.summary)] },
    { title: "Skills", entries: [plain(candidate.skills.join(", "), BODY)] },
    { title: "Work experience", entries: work.length > 0 ? work : noWork },
    { title: "Education", entries: education },
    { title: "Projects", entries: projects },
    { title: "Languages", entries: [plain(candidate.languages.join(", "), BODY)] },
    { title: "Cover letter", entries: [rich(candidate.coverLetter)] },
  ];
  return sections
    .map(({ title, entries }) => ({ title, entries: entries.filter((lines) => lines.length > 0) }))
    .filter(({ entries }) => entries.length > 0);
}
