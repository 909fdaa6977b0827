import { Facts } from "@dryrun/design-system/pages/facts";
import type { Output } from "@dryrun/domain/contract/define";
import { choiceLabel, JOB_CHOICES, mapChoices } from "@dryrun/domain/jobs/choices";
import type { jobPage } from "@dryrun/domain/jobs/contract";
import { JOB_LABELS } from "@dryrun/domain/jobs/messages";
import { experienceText } from "@dryrun/domain/jobs/rules";
import { formatSalaryInWords } from "@dryrun/domain/money";
import { capitalise } from "@dryrun/domain/text";
import { formatAge, formatDate, formatDay } from "@dryrun/domain/time";
import { useState } from "react";
import { messages } from "./messages.en-in.ts";

type Job = Output<typeof jobPage>;
/** Any answer with a job: absent fields are not shown, null is shown as unknown. */
export type ReadableJob = { [Name in keyof Job]?: Job[Name] | null };
type FactName = keyof ReturnType<typeof factsOf>;

export interface JobFactsProps {
  job: ReadableJob;
  /** The facts that this page shows first. */
  first?: readonly FactName[];
  /** How the posting date is shown: as an age or as a date. Without it, no dates are shown. */
  dates?: "age" | "date";
  /** Also shows that there is no closing date. */
  hasOpenEnd?: boolean;
}

/** The facts of a job, for every role. */
export function JobFacts({ job, first = [], dates, hasOpenEnd = false }: JobFactsProps) {
  const [now] = useState(() => new Date());
  const facts = factsOf(job);
  const names = new Set([...first, ...(Object.keys(facts) as FactName[])]);
  const days = dates ? [postedFact(job, dates, now), closingFact(job, hasOpenEnd)] : [];
  const shown = [...[...names].map((name) => facts[name]), ...days];
  return <Facts facts={shown.flatMap(({ name, value }) => (value ? [{ name, value }] : []))} />;
}

/** Returns the facts in reading order. A fact without a value is not shown. */
const factsOf = (job: ReadableJob) => ({
  location: { name: JOB_LABELS.location, value: shown(job.location, String) },
  ...mapChoices((name) => ({
    name: JOB_LABELS[name],
    value:
      JOB_CHOICES[name].isRequired || job[name] ? shown(job[name], (value) => choiceLabel(name, value)) : undefined,
  })),
  salary: { name: JOB_LABELS.salary, value: shown(job.salary, formatSalaryInWords) },
  experience: {
    name: messages.experience,
    value: shown(job.experienceMin, (min) => experienceText(min, job.experienceMax ?? null)),
  },
});

const postedFact = ({ createdAt }: ReadableJob, dates: "age" | "date", now: Date) => ({
  name: messages.posted,
  value: shown(createdAt, (at) => (dates === "age" ? capitalise(formatAge(at, now)) : formatDate(at))),
});

const closingFact = ({ closingDate }: ReadableJob, hasOpenEnd: boolean) => ({
  name: messages.openUntil,
  value: closingDate ? formatDay(closingDate) : hasOpenEnd && messages.noClosing,
});

function shown<T>(value: T | null | undefined, write: (value: T) => string): string | undefined {
  if (value === undefined) return undefined;
  return value === null ? messages.unknown : write(value);
}
