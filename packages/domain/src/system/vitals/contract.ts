import { number, object } from "yup";
import { defineContract } from "../../contract/define.ts";
import { list, nullableObject, text } from "../../contract/wire.ts";
import * as calls from "./calls.ts";

const p75 = () => number().nullable().defined();

/** What people's browsers measured of pages in the last days, the most opened page first. No personal data. */
export const vitalsOfPages = defineContract({
  ...calls.vitalsOfPages,
  status: 200,
  response: object({
    pages: list(
      object({
        /** A watched page, or "other". */
        page: text(),
        part: text(),
        documents: number().defined(),
        /** 75th percentiles: largest paint and response in milliseconds, layout shift. Null if none was measured. */
        lcp: p75(),
        inp: p75(),
        cls: p75(),
        /** The goal of the largest paint, in milliseconds. */
        lcpGoal: number().defined(),
        /** The last release that changed the largest paint, in milliseconds before and since. */
        change: nullableObject({ version: text(), before: number().defined(), after: number().defined() }),
      }),
    ),
  }),
});
