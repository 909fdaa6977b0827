import { earlyUrl } from "@dryrun/api-client/early/early-url";
import { course, courseUnit, lesson } from "@dryrun/domain/courses/contract";
import { prerenderPages } from "@dryrun/frame/html/prerender";
import { paths } from "./paths.ts";
import remote from "./remote.tsx";

const buyer = { frame: "student", user: { courseBought: true } };

/** The pages of the course as its buyers see them first, in the frame of the student's part. */
export const prerendered = await prerenderPages(remote, "student", [
  { at: paths.learn, calls: [earlyUrl(course, undefined)], ...buyer },
  { at: paths.unit, calls: [earlyUrl(courseUnit, { params: { id: ":unitId" } })], ...buyer },
  { at: paths.lesson, calls: [earlyUrl(lesson, { params: { id: ":lessonId" } })], ...buyer },
]);
