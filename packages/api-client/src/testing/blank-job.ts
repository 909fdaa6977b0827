import {
  type ChoiceValue,
  choiceValues,
  type IsRequired,
  JOB_CHOICES,
  type JobChoice,
  mapChoices,
} from "@dryrun/domain/jobs/choices";

type BlankChoices = { [N in JobChoice]: IsRequired<N> extends true ? ChoiceValue<N> : ChoiceValue<N> | null };
/** The fields with a choice of values: the first one where a job must have one. */
export const BLANK_CHOICES = mapChoices((name) =>
  JOB_CHOICES[name].isRequired ? choiceValues(name)[0] : null,
) as unknown as BlankChoices;
/** No filter by any of them. */
export const NO_CHOICES = mapChoices(() => null);

/** A job with the fields of an answer, for fixtures to fill in. */
export const BLANK_JOB = {
  _id: "",
  title: "",
  company: "",
  location: "",
  ...BLANK_CHOICES,
  salary: "",
  description: "",
  requirements: "",
  benefits: "",
  experienceMin: 0,
  experienceMax: null,
  companyApply: false,
  companyUrl: "",
  createdAt: "2026-11-18T08:08:37.401Z",
  closingDate: null,
  closed: false,
} as const;

/** The other fields of a job list's answer, if nothing is filtered. */
export const PLAIN_SEARCH = {
  totalIsCapped: false,
  corrected: [],
  facets: { location: [], ...mapChoices(() => []), skills: [] },
  payNotStated: null,
  looser: [],
};
