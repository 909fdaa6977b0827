import { date, object, string } from "yup";
import { defineContract } from "../contract/define.ts";
import { choice, isoDate, list, text } from "../contract/wire.ts";

const short = (max: number) => string().trim().max(max).default("");

/** From the error panel: which part broke, never who saw it. */
export const clientErrors = defineContract({
  method: "POST",
  path: "/client-errors",
  access: "public",
  body: object({ part: short(60), version: short(60), message: short(500), requestId: short(100) }),
  status: 204,
  errors: ["TOO_MANY_REQUESTS"],
});

/** Development only: puts the product's clock, and does at once what is due then. It ticks on from there. */
export const moveClock = defineContract({
  method: "POST",
  path: "/dev/clock",
  access: "admin",
  body: object({
    now: date()
      .min(new Date("2000-01-01"), "now is a time between 2000 and 2100.")
      .max(new Date("2100-01-01"), "now is a time between 2000 and 2100.")
      .typeError("now is a time.")
      .required("now is a time."),
  }),
  status: 200,
  response: object({ now: isoDate() }),
});

/** Whom one may try the product as: nobody without demo data, so nobody in production. */
export const demoAccounts = defineContract({
  method: "GET",
  path: "/demo-accounts",
  access: "public",
  status: 200,
  response: object({
    accounts: list(object({ userType: choice(["student", "employer", "admin"]), email: text(), password: text() })),
  }),
});

export const wireContracts = defineContract({
  method: "GET",
  path: "/contracts",
  access: "public",
  status: 200,
  response: object({ hash: text() }),
});
