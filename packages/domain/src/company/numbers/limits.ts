/** Days of the longest period: two years with a leap day. */
export const MAX_NUMBERS_DAYS = 731;
/** Days of the period that is shown at first. */
export const NUMBERS_DAYS = 365;
/** Jobs, people and places in one list. */
export const MAX_NUMBERS_ROWS = 50;
/** Smaller groups of people are not compared, because one decision would change their rate too much. */
export const SMALLEST_GROUP = 20;

/** How a person came to apply. */
export const SOURCES = ["invited", "others"] as const;
/** What groups of people are compared by. Nothing else that the product knows may be. */
export const GROUPINGS = ["place", "experience", "education"] as const;
/** What a group's rate counts: Pass in all sent interviews, or accepted in all decided applications. */
export const MEASURES = ["passed", "accepted"] as const;
export type Measure = (typeof MEASURES)[number];

/** Bands of work experience at the time of the application, from this many years on. */
export const EXPERIENCE_BANDS = [
  { id: "none", name: "No experience", from: 0 },
  { id: "under-2", name: "Under 2 years", from: 0.01 },
  { id: "2-to-5", name: "2 to 5 years", from: 2 },
  { id: "5-to-10", name: "5 to 10 years", from: 5 },
  { id: "over-10", name: "10 years or more", from: 10 },
] as const;

/** The highest degree, with the words that name it in lower case, as a regular expression of the database. */
export const EDUCATION_LEVELS = [
  { id: "other", name: "Other education", words: "" },
  { id: "diploma", name: "Diploma", words: "\\m(diploma|polytechnic|iti)\\M" },
  {
    id: "bachelor",
    name: "Bachelor's degree",
    words: "\\m(bachelor|bachelors|b\\.? ?(a|e|sc|com|tech|ca|ba|cs|s)|graduate|graduation)\\M",
  },
  {
    id: "master",
    name: "Master's degree",
    words: "\\m(master|masters|m\\.? ?(a|e|sc|com|tech|ca|ba|s|phil)|pgdm|post ?(graduate|graduation))\\M",
  },
  { id: "doctor", name: "Doctorate", words: "\\m(ph\\.? ?d|doctorate|doctor)\\M" },
] as const;
