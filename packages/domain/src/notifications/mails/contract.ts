import { type BooleanSchema, boolean, object } from "yup";
import { linkToken } from "../../auth/link-schema.ts";
import { defineContract } from "../../contract/define.ts";
import { text } from "../../contract/wire.ts";
import * as calls from "./calls.ts";
import { MAIL_KINDS, type MailKind } from "./limits.ts";

const byKind = <S>(schema: () => S) =>
  Object.fromEntries(MAIL_KINDS.map((kind) => [kind, schema()])) as Record<MailKind, S>;

/** Whether mails of each kind are sent. */
const choices = object(byKind((): BooleanSchema<boolean> => boolean().defined()));

export const mailChoices = defineContract({ ...calls.mailChoices, status: 200, response: choices });

/** Absent kinds are not changed. */
export const chooseMails = defineContract({
  ...calls.chooseMails,
  body: object(byKind((): BooleanSchema<boolean | undefined> => boolean())),
  status: 200,
  response: choices,
});

/** From a mail of a kind, also signed out; works any number of times. */
export const stopMails = defineContract({
  ...calls.stopMails,
  params: linkToken,
  status: 200,
  response: object({ message: text() }),
  errors: ["LINK_DEAD", "TOO_MANY_REQUESTS"],
});

/** Undoes that, from the page that the link leads to. */
export const resumeMails = defineContract({
  ...calls.resumeMails,
  params: linkToken,
  status: 200,
  response: object({ message: text() }),
  errors: ["LINK_DEAD", "TOO_MANY_REQUESTS"],
});
