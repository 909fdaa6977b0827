export const DRILL_QUESTIONS = 3;
/** Drills that one student may start per day in India. */
export const DRILLS_PER_DAY = 10;

/** The topics of a drill: all topics of an interview. */
export const DRILL_TOPICS = ["sql", "excel", "power-bi", "vba", "case", "behavioural"] as const;
export type DrillTopic = (typeof DRILL_TOPICS)[number];

export const MAX_FAMILY = 120;

/** The kinds of earlier results that a drill is compared with. */
export const EARLIER_KINDS = ["interview", "drill", "quiz"] as const;
