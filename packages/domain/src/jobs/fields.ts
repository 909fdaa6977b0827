import { boolean, type ISchema, type NumberSchema, number, type StringSchema, string, type TestContext } from "yup";
import { holdsLink } from "#holds-link";
import { choice, nullableChoice, nullableText, text } from "../contract/wire.ts";
import {
  noAddresses,
  noneIfEmpty,
  nowOf,
  optionalRichText,
  requiredMailText,
  requiredName,
  requiredText,
  webAddress,
} from "../fields.ts";
import { MAX_EXPERIENCE_YEARS, MAX_SALARY } from "../limits.ts";
import { inRupees } from "../pay/amount.ts";
import { indianDay, isRealDay } from "../time.ts";
import {
  type ChoiceValue,
  choiceValues,
  choosePrompt,
  type IsRequired,
  JOB_CHOICES,
  type JobChoice,
  mapChoices,
} from "./choices.ts";
import { CLOSING_DATE_PAST, JOB_LABELS } from "./messages.ts";

/**
 * Who can read a field: `everybody` wherever the job is shown; `page` the same, but not in students' lists, to keep
 * them small; `students` people with an account and the employer.
 */
type Readers = "everybody" | "page" | "students";

const field = <R extends Readers, Written extends ISchema<unknown>, Read extends ISchema<unknown>>(
  readers: R,
  written: Written,
  read: Read,
) => ({ readers, written, read, isRich: false as const });
const richText = <R extends Readers>(readers: R, label: string) => ({
  ...field(readers, optionalRichText(label), text()),
  isRich: true as const,
});

type Chosen<N extends JobChoice> = IsRequired<N> extends true ? ChoiceValue<N> : ChoiceValue<N> | undefined;
type ReadChoice<N extends JobChoice> = ReturnType<
  IsRequired<N> extends true ? typeof choice<ChoiceValue<N>[]> : typeof nullableChoice<ChoiceValue<N>[]>
>;
type ChoiceFields = {
  [N in JobChoice]: { readers: "everybody"; isRich: false; written: StringSchema<Chosen<N>>; read: ReadChoice<N> };
};

const oneOfChoices = <N extends JobChoice>(name: N) =>
  string()
    .trim()
    .lowercase()
    .oneOf(choiceValues(name), `${choosePrompt(name)} from the list.`);
/** A value of this field; none where it is blank. */
const optionalChoice = <N extends JobChoice>(name: N) => oneOfChoices(name).transform(noneIfEmpty);

/** The same for each field, as the filters of a list. */
export const choiceFilters = () =>
  mapChoices(optionalChoice) as unknown as { [N in JobChoice]: StringSchema<ChoiceValue<N> | undefined> };

const choiceFields = mapChoices((name) => {
  const { label, isRequired } = JOB_CHOICES[name];
  const values = choiceValues(name);
  return isRequired
    ? field("everybody", oneOfChoices(name).required(`${label} is required.`), choice(values))
    : field("everybody", optionalChoice(name), nullableChoice(values));
}) as unknown as ChoiceFields;

export const years = (label: string) =>
  number()
    .transform(noneIfEmpty)
    .typeError(`${label} must be a number of years.`)
    .min(0, `${label} must be at least 0.`)
    .max(MAX_EXPERIENCE_YEARS, `${label} must be at most ${MAX_EXPERIENCE_YEARS}.`);
const notBelowMin = (max: number | undefined, { parent }: { parent: { experienceMin?: number } }) =>
  !max || parent.experienceMin === undefined || max >= parent.experienceMin;

const isDayOrNone = (value: string | undefined) => value === undefined || isRealDay(value);
function isNotPast(this: TestContext, value: string | undefined) {
  return value === undefined || value >= indianDay(nowOf(this));
}
export const closingDay = () =>
  string()
    .transform(noneIfEmpty)
    .test("is-day", `${JOB_LABELS.closingDate} must be a real date, with day, month and year.`, isDayOrNone);

/** Mails show it like a name; it may contain postal codes. */
const location = () =>
  requiredText(JOB_LABELS.location).test(
    "no-addresses",
    noAddresses(JOB_LABELS.location),
    (value) => !holdsLink(value ?? ""),
  );

/**
 * The fields of the employer's form, in order: who can read each, its validation, and its type in answers.
 * The form, the contracts, the server's answers and its sanitising are derived from this list.
 */
const JOB_FIELDS = {
  title: field("everybody", requiredName(JOB_LABELS.title), text()),
  company: field("everybody", requiredName(JOB_LABELS.company), text()),
  location: field("everybody", location(), text()),
  salary: field("everybody", requiredMailText(JOB_LABELS.salary, MAX_SALARY).transform(inRupees), text()),
  ...choiceFields,
  experienceMin: field(
    "everybody",
    years(JOB_LABELS.experienceMin).required(`${JOB_LABELS.experienceMin} is required.`),
    number().defined(),
  ),
  experienceMax: field(
    "everybody",
    years(JOB_LABELS.experienceMax).test(
      "not-below-min",
      `${JOB_LABELS.experienceMax} cannot be below the minimum.`,
      notBelowMin,
    ),
    number().defined().nullable(),
  ),
  description: richText("everybody", JOB_LABELS.description),
  requirements: richText("page", JOB_LABELS.requirements),
  benefits: richText("page", JOB_LABELS.benefits),
  companyApply: field(
    "students",
    boolean().typeError("This must be true or false.").default(false),
    boolean().defined(),
  ),
  companyUrl: field(
    "students",
    webAddress(JOB_LABELS.companyUrl).when("companyApply", ([companyApply], schema) =>
      companyApply
        ? schema.required(`${JOB_LABELS.companyUrl} is required for applications on the company's website.`)
        : schema.transform(() => ""),
    ),
    text(),
  ),
  closingDate: field("everybody", closingDay().test("not-past", CLOSING_DATE_PAST, isNotPast), nullableText()),
};

type Fields = typeof JOB_FIELDS;
export type JobField = keyof Fields;
type RichJobField = { [N in JobField]: Fields[N]["isRich"] extends true ? N : never }[JobField];
type NumberJobField = { [N in JobField]: Fields[N]["read"] extends NumberSchema<infer _> ? N : never }[JobField];
type ReadBy<R extends Readers> = { [N in JobField]: Fields[N]["readers"] extends R ? N : never }[JobField];

export const JOB_FIELD_NAMES = Object.keys(JOB_FIELDS) as JobField[];
const readBy = <R extends Readers>(...readers: R[]) =>
  JOB_FIELD_NAMES.filter((name): name is ReadBy<R> => readers.some((reader) => reader === JOB_FIELDS[name].readers));
export const PUBLIC_JOB_FIELDS = readBy("everybody", "page");
export const LISTED_JOB_FIELDS = readBy("everybody", "students");
/** Rich text: HTML that the server sanitises before storing. */
export const RICH_JOB_FIELDS = JOB_FIELD_NAMES.filter((name): name is RichJobField => JOB_FIELDS[name].isRich);
/** Fields that are text in the form and a number in answers. */
export const NUMBER_JOB_FIELDS = JOB_FIELD_NAMES.filter(
  (name): name is NumberJobField => JOB_FIELDS[name].read.type === "number",
);

/** Returns the form's schemas, by field. */
export const writtenJobFields = () =>
  mapFields(JOB_FIELD_NAMES, (name) => JOB_FIELDS[name].written) as { [N in JobField]: Fields[N]["written"] };

/** Returns the schemas of these fields in answers. */
export const readJobFields = <N extends JobField>(names: readonly N[]) =>
  mapFields(names, (name) => JOB_FIELDS[name].read) as { [K in N]: Fields[K]["read"] };

/** Makes an object with these fields of a job, each from its name. */
export const mapFields = <N extends JobField, V>(names: readonly N[], make: (name: N) => V) =>
  Object.fromEntries(names.map((name) => [name, make(name)])) as Record<N, V>;

/** Picks these fields from a job's row. */
export const pickFields = <N extends JobField, Row extends Record<N, unknown>>(row: Row, names: readonly N[]) =>
  mapFields(names, (name) => row[name]) as Pick<Row, N>;
