import { courseUnits } from "@dryrun/content/course/load-course";

/** What everybody may see of the course: titles and times of all lessons, and where the free ones are. */
export const syllabusOf = () =>
  courseUnits().map(({ id, number, title, tool, about, task, lessons }) => ({
    ...{ id, number, title, tool, about, task },
    lessons: lessons.map(({ id: lesson, title: name, minutes, isFree }) => ({
      id: lesson,
      title: name,
      minutes,
      isFree,
    })),
  }));

/** The free lessons as they are read without scripts; the data of their programs comes from the server. */
export const freeLessonsOf = () =>
  courseUnits().flatMap(({ id, number, title, lessons }) =>
    lessons
      .filter(({ isFree }) => isFree)
      .map(({ worlds: _, ...lesson }) => ({ ...lesson, unit: { id, number, title, lessons: lessons.length } })),
  );
