/** The field of a text. `openJob` marks texts of a job that every student may read. */
export type Field =
  | "openJob"
  | "job"
  | "name"
  | "contact"
  | "resume"
  | "note"
  | "interview"
  | "review"
  | "meeting"
  | "own";
/** Returns a text of this field, which occurs in no other answer. */
export const textOf = (field: Field) => `quokka${field.toLowerCase()}`;
/** Returns the fields whose texts an answer contains. */
export const fieldsIn = (body: string): string[] => [
  ...new Set([...body.matchAll(/quokka([a-z]+)/gi)].map(([, field = ""]) => field.toLowerCase())),
];
