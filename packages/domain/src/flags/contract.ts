import { boolean, number, object, string } from "yup";
import { USER_TYPES } from "../contract/call.ts";
import { defineContract } from "../contract/define.ts";
import { choice, list, nullableIsoDate, text } from "../contract/wire.ts";
import * as calls from "./calls.ts";
import { changeFlagSchema } from "./schema.ts";

/** Every flag with its current setting. */
export const flags = defineContract({
  ...calls.flags,
  status: 200,
  response: object({
    flags: list(
      object({
        key: text(),
        name: text(),
        description: text(),
        owner: text(),
        goneBy: text(),
        isOn: boolean().defined(),
        share: number().defined(),
        roles: list(choice(USER_TYPES)),
        changedAt: nullableIsoDate(),
      }),
    ),
  }),
});

/** An unknown key answers 404. */
export const changeFlag = defineContract({
  ...calls.changeFlag,
  params: object({ key: string().required() }),
  body: changeFlagSchema,
  status: 200,
  response: object({ message: text() }),
  errors: ["NOT_FOUND"],
});
