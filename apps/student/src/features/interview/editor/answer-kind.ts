export type AnswerKind = "sql" | "excel" | "dax" | "vba" | "prose";

const KINDS: Record<string, AnswerKind> = { SQL: "sql", Excel: "excel", "Power BI": "dax", VBA: "vba" };

/** What is written in answer to a question of this type: code, or prose for every type that is not known. */
export const answerKindOf = (type: string): AnswerKind => KINDS[type] ?? "prose";
