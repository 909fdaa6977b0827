import { plainText } from "../text.ts";

/** Skills of jobs on this portal, as displayed, followed by synonyms. */
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

/** Words between single spaces, so that only whole words match. */
const wordsOf = (text: string) =>
  ` ${text
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}+#]+/gu, " ")
    .trim()} `;
const names = (text: string, skill: string) => wordsOf(skill).trim().length > 1 && text.includes(wordsOf(skill));

export interface SkillMatch {
  /** Named by the job and in the profile. */
  known: string[];
  /** Named by the job only. */
  missing: string[];
}

/** Which skills a job names, in rich text or plain, and which of them a profile has: "Advanced Excel" has "Excel". */
export function matchSkills(jobTexts: readonly string[], profileSkills: readonly string[]): SkillMatch {
  const job = jobTexts.map((text) => wordsOf(plainText(text))).join("|");
  const profile = profileSkills.map(wordsOf);
  const match: SkillMatch = { known: [], missing: [] };
  for (const [shown, ...also] of SKILLS) {
    const ways = [shown, ...also];
    if (!ways.some((way) => names(job, way))) continue;
    const isKnown = profile.some((skill) => ways.some((way) => names(skill, way)));
    match[isKnown ? "known" : "missing"].push(shown);
  }
  const isCounted = (skill: string) => SKILLS.some((ways) => ways.some((way) => names(wordsOf(skill), way)));
  // Skills of the profile that are not in the list: "Kannada", "Six Sigma".
  const others = profileSkills.filter((skill) => !isCounted(skill) && names(job, skill));
  return { known: [...match.known, ...others], missing: match.missing };
}
