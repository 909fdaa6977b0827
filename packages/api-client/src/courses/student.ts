import { baseApi, overrideExisting } from "@dryrun/api-client/base";
import type { Output } from "@dryrun/domain/contract/define";
import { course, courseUnit, lesson, saveLessonProgress, unitSummary } from "@dryrun/domain/courses/contract";
import { type Arg, downloadFrom, fromContract } from "../from-contract.ts";

// by package name: all parts share the instance of the shell

// Exercises and tests are drills, so an answer to one changes the course.
export const {
  endpoints: { studentCourse, studentCourseUnit, studentLesson },
  useStudentCourseQuery,
  useStudentLessonQuery,
  useStudentSaveLessonProgressMutation,
  useStudentCourseUnitQuery,
  useStudentUnitSummaryMutation,
} = baseApi.injectEndpoints({
  overrideExisting,
  endpoints: (build) => ({
    studentCourse: build.query<Output<typeof course>, void>({
      ...fromContract(course),
      providesTags: ["Drills", "Me"],
    }),
    studentLesson: build.query({
      ...fromContract(lesson),
      providesTags: ["Me"],
    }),
    studentSaveLessonProgress: build.mutation({
      ...fromContract(saveLessonProgress),
      invalidatesTags: ["Drills"],
    }),
    studentCourseUnit: build.query({
      ...fromContract(courseUnit),
      providesTags: ["Drills", "Me"],
    }),
    studentUnitSummary: build.mutation<string, Arg<typeof unitSummary>>({
      ...downloadFrom(unitSummary),
      invalidatesTags: [],
    }),
  }),
});
