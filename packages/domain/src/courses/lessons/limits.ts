/** The name of the course on its certificate. */
export const COURSE_NAME = "Data Analyst Course";
/** The questions of a unit's test, and the percentage that passes it. */
export const TEST_QUESTIONS = 5;
export const TEST_PASS_PERCENT = 70;
/** Sets of exercises and tests that one student may start per day in India. */
export const COURSE_DRILLS_PER_DAY = 60;
