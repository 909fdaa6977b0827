/** The topics of an interview, in the order of its questions. */
export const INTERVIEW_TOPICS = ["sql", "excel", "power-bi", "vba", "case", "behavioural"] as const;
export type InterviewTopic = (typeof INTERVIEW_TOPICS)[number];

/** The topics that are answered in code, about sample data. */
export const CODE_TOPICS: readonly InterviewTopic[] = ["sql", "excel", "power-bi", "vba"];

/** The displayed type of a question. */
export const TOPIC_LABELS = {
  sql: "SQL",
  excel: "Excel",
  "power-bi": "Power BI",
  vba: "VBA",
  case: "Case",
  behavioural: "Behavioural",
} as const satisfies Record<InterviewTopic, string>;
