import { boolean, number, object, string, type TestContext } from "yup";
import { nowOf, optionalRichText, requiredText, webAddress } from "../fields.ts";
import { MAX_EXPERIENCE_YEARS, MAX_SALARY, MAX_SEARCH_WORDS } from "../limits.ts";
import { pagedQuery } from "../paging.ts";
import { indianDay } from "../time.ts";
import { DATE_POSTED, JOB_TYPES, JOBS_PER_PAGE } from "./limits.ts";

const none = (value: unknown, original: unknown) => (original === "" || original === null ? undefined : value);
const years = (label: string) =>
  number()
    .transform(none)
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

/** Add Job and job edit (specification 2, point 5). */
export const jobSchema = object({
  title: requiredText("Title"),
  company: requiredText("Company"),
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
  closingDate: string()
    .transform(none)
    .test("is-day", "Closing date is a day (YYYY-MM-DD).", isRealDay)
    .test("not-past", "The closing date has passed.", isNotPast),
});

const filterWords = (label: string) =>
  string().trim().max(MAX_SEARCH_WORDS, `${label} is at most ${MAX_SEARCH_WORDS} characters.`).default("");

/** An empty filter value is no filter. */
export const jobFilterSchema = pagedQuery(JOBS_PER_PAGE, {
  title: filterWords("Title"),
  location: filterWords("Location"),
  jobType: string()
    .transform(none)
    .trim()
    .lowercase()
    .oneOf([...JOB_TYPES], "Choose a job type from the list."),
  datePosted: string()
    .transform(none)
    .oneOf([...DATE_POSTED], "Choose 24h, 7d or 30d."),
});
