import { lessonPath } from "@dryrun/domain/courses/lessons/parts";
import { COURSE_PRICE } from "@dryrun/domain/courses/limits";
import { MASTERCLASS_PRICE } from "@dryrun/domain/masterclass/limits";
import { formatRupees } from "@dryrun/domain/money";
import type { ComponentType } from "react";
import { checkout } from "../messages/checkout.en-in.ts";
import { messages } from "../messages.en-in.ts";
import { paths } from "../paths.ts";
import units from "./course/syllabus.json" with { type: "json" };

/** A page whose HTML is generated when this part is built. */
export interface ContentPage {
  path: `/${string}`;
  /** Without the product's name, which the build adds to the document's title. */
  title: string;
  description: string;
  load: () => Promise<ComponentType>;
}

const landing = {
  title: messages.title,
  description: `One live hour for ${formatRupees(MASTERCLASS_PRICE)}: one dataset from the raw file to the dashboard, with Excel, SQL and Power BI.`,
  load: async () => (await import("./landing/landing-document.tsx")).LandingDocument,
};

const freeLessons = units.flatMap(({ id: unit, lessons }) =>
  lessons
    .filter(({ isFree }) => isFree)
    .map(({ id, title }) => ({
      path: lessonPath(unit, id) as `/${string}`,
      title,
      description: `A free lesson of the data analyst course, to read and run: ${title}.`,
      load: async () => {
        const { freeLessonPages } = await import("./lesson/free-lesson-document.tsx");
        return freeLessonPages.find(({ lesson }) => lesson.id === id)?.Page as ComponentType;
      },
    })),
);

export const contentPages: readonly ContentPage[] = [
  { path: paths.landing, ...landing },
  { path: paths.masterclass, ...landing },
  {
    path: paths.course,
    title: messages.course.title,
    description: `Excel, SQL, Power BI and VBA, in the order an analyst needs them, for ${formatRupees(COURSE_PRICE)}.`,
    load: async () => (await import("./course/course-document.tsx")).CourseDocument,
  },
  ...freeLessons,
  {
    path: paths.checkout,
    title: checkout.title,
    description: `The data analyst course for ${formatRupees(COURSE_PRICE)}, less with a coupon.`,
    load: async () => (await import("./checkout/checkout-document.tsx")).CheckoutDocument,
  },
];
