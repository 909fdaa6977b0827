import { type InferType, object, string } from "yup";
import { ctc, noneIfEmpty, optionalText, searchWords, tags } from "../fields.ts";
import { MAX_NOTE, MAX_SEARCH_WORDS } from "../limits.ts";
import { pagedQuery } from "../paging.ts";
import { choiceFilters, closingDay, writtenJobFields, years } from "./fields.ts";
import { DATE_POSTED, JOB_SORTS, JOB_STATES, JOBS_PER_PAGE, MAX_SKILL_FILTERS, OWN_JOB_SORTS } from "./limits.ts";
import { KNOWN_SKILLS } from "./skills.ts";

/** The form to add a job. */
export const jobSchema = object(writtenJobFields());

/** The form to edit a job: the service knows whether a past closing date is new. */
export const editedJobSchema = jobSchema.shape({ closingDate: closingDay() });
export type EditedJob = InferType<typeof editedJobSchema>;

const isKnown = (skill: string) => KNOWN_SKILLS.includes(skill);

/** The filters of both a list and an alert. */
const sharedFilters = () => ({
  ...choiceFilters(),
  minSalary: ctc("Minimum salary"),
  maxExperience: years("Maximum experience"),
  skills: tags("Skills")
    .max(MAX_SKILL_FILTERS, `Choose at most ${MAX_SKILL_FILTERS} skills.`)
    .test("known", "Choose skills from the list.", (asked) => (asked ?? []).every(isKnown))
    .default(undefined),
});

/** A job alert: the filters of the list except the date. All may be blank: every new job. */
export const jobAlertSchema = object({
  title: optionalText("Title", MAX_SEARCH_WORDS),
  location: optionalText("Location", MAX_SEARCH_WORDS),
  ...sharedFilters(),
});

export const jobReportSchema = object({
  reason: optionalText("Reason", MAX_NOTE).required("Choose what is wrong with it."),
  note: optionalText("Note", MAX_NOTE),
});

/** The query of My Jobs: words of title and place; an empty filter value means no filter, an empty sort the newest first. */
export const ownJobsSchema = pagedQuery(JOBS_PER_PAGE, {
  search: searchWords("Search").default(undefined),
  state: string()
    .transform(noneIfEmpty)
    .oneOf([...JOB_STATES], "Choose open or closed."),
  sort: string()
    .transform(noneIfEmpty)
    .oneOf([...OWN_JOB_SORTS], "Choose newest, applications or title."),
});
export type OwnJobsQuery = InferType<typeof ownJobsSchema>;

/** An empty filter value means no filter, an empty sort the newest first. */
export const jobFilterSchema = pagedQuery(JOBS_PER_PAGE, {
  title: searchWords("Title"),
  location: searchWords("Location"),
  ...sharedFilters(),
  datePosted: string()
    .transform(noneIfEmpty)
    .oneOf([...DATE_POSTED], "Choose 24h, 7d or 30d."),
  sort: string()
    .transform(noneIfEmpty)
    .oneOf([...JOB_SORTS], "Choose newest or best."),
});
