import { object, string } from "yup";
import { defineContract } from "../contract/define.ts";
import { text } from "../contract/wire.ts";

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

export const wireContracts = defineContract({
  method: "GET",
  path: "/contracts",
  access: "public",
  status: 200,
  response: object({ hash: text() }),
});
