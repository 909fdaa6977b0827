import { plainText } from "../text.ts";

/** Skills of jobs on this portal, as displayed, followed by synonyms. A change needs a higher `LISTING_VERSION` in the API. */
const SKILLS: readonly (readonly [shown: string, ...also: string[]])[] = [
  ["SQL"],
  ["Excel"],
  ["Power BI", "PowerBI"],
  ["VBA"],
  ["Python"],
  ["Tableau"],
  ["DAX"],
  ["Power Query"],
  ["Pivot tables", "Pivot table", "PivotTables"],
  ["Google Sheets", "Google Sheet"],
  ["Looker Studio", "Google Data Studio"],
  ["Statistics"],
  ["A/B testing", "A/B tests", "A/B test"],
  ["Data modelling", "Data modeling", "Data model", "Data models"],
  ["Data visualisation", "Data visualization"],
  ["Data cleaning"],
  ["Dashboards", "Dashboard"],
  ["Machine learning"],
  ["Forecasting", "Forecasts", "Forecast"],
  ["ETL"],
  ["dbt"],
  ["BigQuery"],
  ["Snowflake"],
  ["PostgreSQL", "Postgres"],
  ["MySQL"],
  ["Spark", "PySpark"],
  ["pandas"],
  ["SAS"],
  ["SPSS"],
  ["Alteryx"],
  ["SAP"],
  ["Tally"],
];

/** Suggestions while a skill is typed; other skills are allowed. */
export const KNOWN_SKILLS = SKILLS.map(([shown]) => shown);

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{M}\p{N}+#]+/gu) ?? [];

/** The ways to write a skill, by their first word. */
const WAYS = new Map<string, { next: readonly string[]; shown: string }[]>();
for (const [shown, ...also] of SKILLS) {
  for (const [first = "", ...next] of [shown, ...also].map(wordsOf))
    WAYS.set(first, [...(WAYS.get(first) ?? []), { next, shown }]);
}

/** The listed skills that these plain texts name, in the order of the list: "Advanced Excel" names "Excel". */
export function skillsIn(texts: readonly string[]): string[] {
  const named = new Set<string>();
  for (const words of texts.map(wordsOf)) {
    for (const [at, word] of words.entries()) {
      for (const { next, shown } of WAYS.get(word) ?? [])
        if (next.every((one, place) => words[at + 1 + place] === one)) named.add(shown);
    }
  }
  return KNOWN_SKILLS.filter((skill) => named.has(skill));
}

/** The listed skills that a job names. */
export const skillsOfJob = (job: { title: string; description: string; requirements: string }) =>
  skillsIn([job.title, plainText(job.description), plainText(job.requirements)]);

export interface SkillMatch {
  /** Named by the job and in the profile. */
  known: string[];
  /** Named by the job only. */
  missing: string[];
}

/** Which of a job's skills a person has. */
export const matchSkills = (jobSkills: readonly string[], ownSkills: readonly string[]): SkillMatch => ({
  known: jobSkills.filter((skill) => ownSkills.includes(skill)),
  missing: jobSkills.filter((skill) => !ownSkills.includes(skill)),
});
