import { boolean, number, object } from "yup";
import { ADMIN_PER_PAGE } from "../admin/limits.ts";
import { defineContract, fileAnswer } from "../contract/define.ts";
import { choice, isoDate, list, nullableObject, nullableText, text } from "../contract/wire.ts";
import { lenientText, searchWords } from "../fields.ts";
import { RUN_KINDS } from "../interviews/limits.ts";
import { pagedQuery, pagingAnswer } from "../paging.ts";
import { CURRENCY } from "../payments/limits.ts";
import { paymentSchema } from "../payments/schema.ts";
import * as calls from "./calls.ts";
import { MAX_COURSE_ID, PROGRESS_BANDS } from "./limits.ts";
import { couponListSchema, couponSchema, courseOrderSchema } from "./schema.ts";

/** The id of a unit or a lesson: a name, as in its address. */
const courseId = () => lenientText().trim().max(MAX_COURSE_ID, "No unit or lesson has such a long name.").required();

const count = () => number().defined();
/** The best result of a unit's test; null before the first one. */
const test = object({ percent: count().nullable(), passed: boolean().defined() });
/** How many exercises were answered right. */
const exercises = object({ total: count(), right: count() });

const listedLesson = object({
  id: text(),
  title: text(),
  /** What the reader can do afterwards. */
  goal: text(),
  minutes: count(),
  isDone: boolean().defined(),
});

const listedUnit = object({
  id: text(),
  number: count(),
  title: text(),
  tool: text(),
  about: text(),
  lessons: list(listedLesson),
  exercises,
  test,
});

const certificate = nullableObject({ certId: text(), issuedOn: isoDate() });

/** The course of a buyer. Anybody else gets 404. */
export const course = defineContract({
  ...calls.course,
  status: 200,
  response: object({
    units: list(listedUnit),
    /** The first lesson that is not done; null if all are done. */
    next: nullableObject({ unit: text(), unitTitle: text(), lesson: text(), number: count() }),
    /** Issued once the tests of all units are passed. */
    certificate,
  }),
  errors: ["NOT_FOUND"],
});

const check = nullableObject({
  ask: text(),
  options: list(object({ html: text(), isRight: boolean().defined(), why: text() })),
});

const part = object({
  html: text(),
  run: nullableObject({ kind: choice(RUN_KINDS), program: text(), context: list(text()), world: count() }),
  check,
});

const linkedLesson = nullableObject({ unit: text(), lesson: text(), title: text() });

/** A lesson for a buyer, or a free one for anybody; everything else is 404. */
export const lesson = defineContract({
  ...calls.lesson,
  params: object({ id: courseId() }),
  status: 200,
  response: object({
    id: text(),
    unit: object({ id: text(), number: count(), title: text(), lessons: count() }),
    number: count(),
    title: text(),
    goal: text(),
    minutes: count(),
    isFree: boolean().defined(),
    /** Whether the caller has the course. */
    isOwn: boolean().defined(),
    isDone: boolean().defined(),
    parts: list(part),
    /** The data of its programs. */
    worlds: list(text()),
    previous: linkedLesson,
    next: linkedLesson,
  }),
  errors: ["NOT_FOUND"],
});

/** Records that the buyer opened the lesson, or has done it. What is done stays done. */
export const saveLessonProgress = defineContract({
  ...calls.saveLessonProgress,
  params: object({ id: courseId() }),
  body: object({
    done: boolean().typeError("Say whether the lesson is done.").required("Say whether the lesson is done."),
  }),
  status: 200,
  response: object({ isDone: boolean().defined() }),
  errors: ["NOT_FOUND"],
});

/** A unit with its exercises, its test and its interview questions. */
export const courseUnit = defineContract({
  ...calls.courseUnit,
  params: object({ id: courseId() }),
  status: 200,
  response: listedUnit.shape({
    task: text(),
    summary: list(text()),
    /** HTML. */
    interview: text(),
    /** In the order of the set; `best` is the best score of ten, null before the first answer. */
    questions: list(object({ id: text(), prompt: text(), level: count(), best: count().nullable() })),
  }),
  errors: ["NOT_FOUND"],
});

/** The one-page summary of a unit. */
export const unitSummary = defineContract({
  ...calls.unitSummary,
  params: object({ id: courseId() }),
  status: 200,
  response: fileAnswer("application/pdf"),
  errors: ["NOT_FOUND"],
});

/** Counts that show how the course is used. It has no personal answers. */
export const courseReport = defineContract({
  ...calls.courseReport,
  status: 200,
  response: object({
    buyers: count(),
    refunded: count(),
    /** Buyers by the share of lessons that they have done. */
    bands: list(object({ band: choice(PROGRESS_BANDS), buyers: count() })),
    units: list(
      object({
        id: text(),
        title: text(),
        /** Students who passed the test. */
        passed: count(),
        /** `last` counts buyers who stopped here: they opened no lesson after it and have not done it. */
        lessons: list(object({ id: text(), title: text(), opened: count(), done: count(), last: count() })),
        /** `right` counts right answers at the first try. */
        exercises: list(object({ id: text(), students: count(), right: count() })),
      }),
    ),
    certificates: object({
      issued: count(),
      /** Those whose holder got the money of the course back afterwards. */
      afterRefund: list(object({ _id: text(), certId: text(), studentName: text(), issuedOn: isoDate() })),
    }),
  }),
});

/** Everybody who bought the course, the newest first, with their progress. It has no personal answers. */
export const courseBuyers = defineContract({
  ...calls.courseBuyers,
  query: pagedQuery(ADMIN_PER_PAGE, { search: searchWords("Search") }),
  status: 200,
  response: object({
    buyers: list(
      object({
        _id: text(),
        /** Null if no account has the address. */
        userId: nullableText(),
        name: text(),
        email: text(),
        boughtAt: isoDate(),
        /** Whether the money was paid back, which ended the access. */
        refunded: boolean().defined(),
        /** The share of lessons that are done. */
        lessons: choice(PROGRESS_BANDS),
        testsPassed: count(),
        /** The id of the valid certificate; null without one. */
        certId: nullableText(),
      }),
    ),
    /** The tests of all units. */
    tests: count(),
    ...pagingAnswer,
  }),
});

/** `refundCreditApplied` and the attendees' coupons are shown only to the signed-in owner of that address. */
export const publicCoupons = defineContract({
  ...calls.publicCoupons,
  query: couponListSchema,
  status: 200,
  response: object({
    success: boolean().defined(),
    coupons: list(object({ code: text(), title: text(), description: text() })),
    refundCreditApplied: boolean().defined(),
  }),
});

/** An unknown code gets an answer too: `valid` false. */
export const validateCoupon = defineContract({
  ...calls.validateCoupon,
  body: couponSchema,
  status: 200,
  response: object({ valid: boolean().defined(), discount: number().defined(), message: text() }),
  errors: ["TOO_MANY_REQUESTS"],
});

/** `PRICE_CHANGED` contains the right `amount`. */
export const createCourseOrder = defineContract({
  ...calls.createCourseOrder,
  body: courseOrderSchema,
  status: 201,
  response: object({ orderId: text(), amount: number().defined(), currency: choice([CURRENCY]), key: text() }),
  errors: ["PRICE_CHANGED", "ALREADY_BOUGHT", "TOO_MANY_REQUESTS", "PROVIDER_AWAY"],
});

export const verifyCourse = defineContract({
  ...calls.verifyCourse,
  body: paymentSchema,
  status: 200,
  response: object({ verified: boolean().defined(), message: text(), receiptNumber: nullableText() }),
  errors: ["BAD_SIGNATURE", "NOT_FOUND", "PAYMENT_RETURNED"],
});
