// Writes what everybody may see of the course, for the pages of this part; runs in every build.
import { writeFileSync } from "node:fs";
import path from "node:path";
import { freeLessonsOf, syllabusOf } from "./public-course.ts";

const folder = path.join(import.meta.dirname, "../src/content");
const write = (name, value) => writeFileSync(path.join(folder, name), `${JSON.stringify(value, null, 2)}\n`);
write("course/syllabus.json", syllabusOf());
write("lesson/free-lessons.json", freeLessonsOf());
