import { withArticle } from "../text.ts";

/**
 * The fields of a job that have one of a few values. Schemas, answers, the employer's form, facts, the filter of the
 * job list with its counts and chips, job alerts and search terms are derived from this list. A new field needs a
 * column in `jobs` and another in `job_alerts`, and may be optional.
 */
export const JOB_CHOICES = {
  jobType: {
    label: "Job type",
    filterLabel: "Job Type",
    isRequired: true,
    /** The prefix of its search terms, different from all other kinds. */
    term: "y",
    values: {
      "full-time": "Full-time",
      "part-time": "Part-time",
      internship: "Internship",
      hybrid: "Hybrid",
      "work-from-home": "Work from home",
    },
  },
} as const;

type Choices = typeof JOB_CHOICES;
export type JobChoice = keyof Choices;
export type IsRequired<N extends JobChoice> = Choices[N]["isRequired"];
/** A value that this field may have. */
export type ChoiceValue<N extends JobChoice> = Extract<keyof Choices[N]["values"], string>;

/** A value, or `None`, for each of these fields. */
export type Chosen<None> = { [N in JobChoice]: ChoiceValue<N> | None };

export const JOB_CHOICE_NAMES = Object.keys(JOB_CHOICES) as JobChoice[];

export const choiceValues = <N extends JobChoice>(name: N) => Object.keys(JOB_CHOICES[name].values) as ChoiceValue<N>[];

/** Returns the text for a value; the value itself if this release does not know it. */
export const choiceLabel = (name: JobChoice, value: string): string =>
  new Map<string, string>(Object.entries(JOB_CHOICES[name].values)).get(value) ?? value;

/** Returns values with their texts, for a control. */
export const choiceOptions = (name: JobChoice) =>
  choiceValues(name).map((value) => ({ value, label: choiceLabel(name, value) }));

/** Makes an object with an entry for each of these fields. */
export const mapChoices = <V>(make: (name: JobChoice) => V) =>
  Object.fromEntries(JOB_CHOICE_NAMES.map((name) => [name, make(name)])) as Record<JobChoice, V>;

/** Returns the text of a control without a choice: "Choose a job type". */
export const choosePrompt = (name: JobChoice): string => `Choose ${withArticle(JOB_CHOICES[name].label.toLowerCase())}`;
