import type { JobType } from "@dryrun/domain/jobs/limits";
import { DEMO_EMPLOYERS, type DemoEmployer } from "./people/employers.ts";
import { type DemoRole, ROLES } from "./people/roles.ts";
import { createRandom } from "./random.ts";

export interface DemoJob {
  /** The number of the employer that posted it. */
  employer: number;
  title: string;
  company: string;
  location: string;
  salary: string;
  jobType: JobType;
  experienceMin: number;
  experienceMax: number | null;
  description: string;
  requirements: string;
  benefits: string;
  companyUrl: string;
  /** Hours before the first start. */
  age: number;
}

const COUNT = 200;
const SEED = 2026;
/** Additions to a job title: teams, products, shifts. */
const FOCUS = ["", "", "Pricing", "Growth", "Customer Care", "Finance", "Planning", "Quality", "People"] as const;
/** Some employers state no pay. */
const NO_SALARY = "Not disclosed";
const TYPES: readonly JobType[] = [
  "full-time",
  "full-time",
  "full-time",
  "hybrid",
  "hybrid",
  "work-from-home",
  "part-time",
];
const HOURS_OF_30_DAYS = 30 * 24;

const items = (lines: readonly string[]) => `<ul>${lines.map((line) => `<li>${line}</li>`).join("")}</ul>`;

function jobOf(employer: number, at: DemoEmployer, role: DemoRole, nth: number): DemoJob {
  const random = createRandom(SEED + nth);
  const focus = random.one(FOCUS);
  const location = random.one(at.cities);
  const isRemote = location.startsWith("Remote");
  return {
    employer,
    title: focus ? `${role.title}, ${focus}` : role.title,
    company: at.company,
    location,
    jobType: role.jobType ?? (isRemote ? "work-from-home" : random.one(TYPES)),
    experienceMin: role.experience[0],
    experienceMax: role.experience[1],
    description: `<p>${at.about}</p><p>${role.work(at)}</p><p>What a week looks like:</p>${items(role.tasks(at))}`,
    requirements: items(role.needs),
    benefits: items(at.benefits),
    companyUrl: random.chance(0.2) ? `${at.website}/careers/${1000 + nth}` : "",
    salary: random.chance(0.12) ? NO_SALARY : role.salary,
    age: Math.floor(2 + HOURS_OF_30_DAYS * 1.5 * (nth / COUNT) ** 1.4),
  };
}

/** Two hundred jobs, the newest first: companies take turns, and each one's roles take turns. */
export const DEMO_JOBS: readonly DemoJob[] = Array.from({ length: COUNT }, (_, nth) => {
  const employer = nth % DEMO_EMPLOYERS.length;
  const at = DEMO_EMPLOYERS[employer] as DemoEmployer;
  const role = ROLES[(Math.floor(nth / DEMO_EMPLOYERS.length) + employer * 3) % ROLES.length] as DemoRole;
  return jobOf(employer, at, role, nth);
});
