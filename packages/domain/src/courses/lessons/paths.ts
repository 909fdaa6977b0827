/** The course of a buyer, and its pages. */
export const COURSE_PATH = "/course";
export const unitPath = (unit: string) => `${COURSE_PATH}/${unit}`;
export const lessonPath = (unit: string, lesson: string) => `${COURSE_PATH}/${unit}/${lesson}`;
