import { number, object } from "yup";
import { defineContract } from "../../contract/define.ts";
import { isoDate, nullableObject, text } from "../../contract/wire.ts";
import * as calls from "./calls.ts";

/** Rupees in and out on these days in India, both included. */
const money = object({ from: text(), to: text(), in: number().defined(), out: number().defined() });

/** The work that waits for an admin; each number is the total of the list that the page links to. No personal data. */
export const today = defineContract({
  ...calls.today,
  status: 200,
  response: object({
    serverTime: isoDate(),
    waiting: object({
      reviews: number().defined(),
      employers: number().defined(),
      reports: number().defined(),
      /** Pending refunds. */
      refunds: number().defined(),
      /** Neither retried nor settled outside. */
      failedRefunds: number().defined(),
      disputes: number().defined(),
      failedMails: number().defined(),
      failedJobs: number().defined(),
      parked: number().defined(),
      /** From the last check of the books. */
      booksDifferences: number().defined(),
    }),
    money: object({ today: money, week: money }),
    /** The active session that runs or comes next. */
    nextSession: nullableObject({
      _id: text(),
      title: text(),
      startAt: isoDate(),
      endAt: isoDate(),
      enrolments: number().defined(),
    }),
  }),
});
