import { Course } from "./course.tsx";

/** The course as HTML: signed-in visitors get the application, which knows whether they have the course. */
export const CourseDocument = () => <Course isDocument />;
