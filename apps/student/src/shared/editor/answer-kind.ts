export type AnswerKind = "sql" | "excel" | "dax" | "vba" | "prose";

const KINDS = new Map(Object.entries<AnswerKind>({ SQL: "sql", Excel: "excel", "Power BI": "dax", VBA: "vba" }));

/** Returns the kind of answer for a type of question: code, or prose for unknown types. */
export const answerKindOf = (type: string): AnswerKind => KINDS.get(type) ?? "prose";
