import { boolean, object } from "yup";
import { defineContract } from "../../contract/define.ts";
import { list, text } from "../../contract/wire.ts";
import * as calls from "./calls.ts";
import { rejectionReasonsSchema } from "./schema.ts";

const reasons = () => list(object({ text: text(), isShared: boolean().defined() }));

/** The reasons that the people of a company can choose for a rejection. */
export const rejectionReasons = defineContract({
  ...calls.rejectionReasons,
  status: 200,
  response: object({ reasons: reasons() }),
});

export const setRejectionReasons = defineContract({
  ...calls.setRejectionReasons,
  body: rejectionReasonsSchema,
  status: 200,
  response: object({ message: text(), reasons: reasons() }),
  errors: ["ROLE"],
});
