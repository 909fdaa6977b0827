export const DRILL_QUESTIONS = 3;
/** Drills that one student may start on one day of India. */
export const DRILLS_PER_DAY = 10;

/** The topics of a drill: all topics of an interview. */
export const DRILL_TOPICS = ["sql", "excel", "power-bi", "vba", "case", "behavioural"] as const;
export type DrillTopic = (typeof DRILL_TOPICS)[number];

export const MAX_FAMILY = 120;

/** Where a student was graded before a drill. */
export const EARLIER_KINDS = ["interview", "drill", "quiz"] as const;
