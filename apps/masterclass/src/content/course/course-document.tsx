import { Course } from "./course.tsx";

/** The course as HTML: who is signed in gets the application, which knows whether they have it. */
export const CourseDocument = () => <Course isDocument />;
