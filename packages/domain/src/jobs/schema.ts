import { boolean, type InferType, number, object, string, type TestContext } from "yup";
import {
  noneIfEmpty,
  nowOf,
  optionalRichText,
  optionalText,
  requiredName,
  requiredText,
  searchWords,
  webAddress,
} from "../fields.ts";
import { MAX_EXPERIENCE_YEARS, MAX_NOTE, MAX_SALARY, MAX_SEARCH_WORDS } from "../limits.ts";
import { pagedQuery } from "../paging.ts";
import { indianDay } from "../time.ts";
import { DATE_POSTED, JOB_TYPES, JOBS_PER_PAGE } from "./limits.ts";
import { CLOSING_DATE_PAST } from "./messages.ts";

const years = (label: string) =>
  number()
    .transform(noneIfEmpty)
    .typeError(`${label} is a number of years.`)
    .min(0, `${label} is at least 0.`)
    .max(MAX_EXPERIENCE_YEARS, `${label} is at most ${MAX_EXPERIENCE_YEARS}.`);

const notBelowMin = (max: number | undefined, { parent }: { parent: { experienceMin?: number } }) =>
  !max || parent.experienceMin === undefined || max >= parent.experienceMin;
const isRealDay = (value: string | undefined) =>
  value === undefined ||
  (/^\d{4}-\d{2}-\d{2}$/.test(value) &&
    !Number.isNaN(Date.parse(value)) &&
    new Date(value).toISOString().startsWith(value));
function isNotPast(this: TestContext, value: string | undefined) {
  return value === undefined || value >= indianDay(nowOf(this));
}

const closingDay = () =>
  string().transform(noneIfEmpty).test("is-day", "Closing date needs a day, a month and a year that exist.", isRealDay);

/** Add Job and job edit. */
export const jobSchema = object({
  title: requiredName("Title"),
  company: requiredName("Company"),
  location: requiredText("Location"),
  salary: requiredText("Salary", MAX_SALARY),
  jobType: string()
    .trim()
    .lowercase()
    .oneOf(JOB_TYPES, "Choose a job type from the list.")
    .required("Job type is required."),
  experienceMin: years("Minimum experience").required("Minimum experience is required."),
  experienceMax: years("Maximum experience").test(
    "not-below-min",
    "Maximum experience is not below the minimum.",
    notBelowMin,
  ),
  description: optionalRichText("Description"),
  requirements: optionalRichText("Requirements"),
  benefits: optionalRichText("Benefits"),
  companyApply: boolean().typeError("This is true or false.").default(false),
  companyUrl: webAddress("Company URL").when("companyApply", ([companyApply], schema) =>
    companyApply
      ? schema.required("Company URL is required for applications on the company's website.")
      : schema.transform(() => ""),
  ),
  closingDate: closingDay().test("not-past", CLOSING_DATE_PAST, isNotPast),
});

const filterJobType = () =>
  string()
    .transform(noneIfEmpty)
    .trim()
    .lowercase()
    .oneOf([...JOB_TYPES], "Choose a job type from the list.");

/** Job edit: the service knows whether a closing date that has passed is a new one. */
export const editedJobSchema = jobSchema.shape({ closingDate: closingDay() });
export type EditedJob = InferType<typeof editedJobSchema>;

/** A job alert: the filters that a day does not change. All may be blank: every new job. */
export const jobAlertSchema = object({
  title: optionalText("Title", MAX_SEARCH_WORDS),
  location: optionalText("Location", MAX_SEARCH_WORDS),
  jobType: filterJobType(),
});

export const jobReportSchema = object({
  reason: optionalText("Reason", MAX_NOTE).required("Choose what is wrong with it."),
  note: optionalText("Note", MAX_NOTE),
});

/** An empty filter value means no filter. */
export const jobFilterSchema = pagedQuery(JOBS_PER_PAGE, {
  title: searchWords("Title"),
  location: searchWords("Location"),
  jobType: filterJobType(),
  datePosted: string()
    .transform(noneIfEmpty)
    .oneOf([...DATE_POSTED], "Choose 24h, 7d or 30d."),
});
