import { object } from "yup";
import { defineContract } from "../../contract/define.ts";
import { list, text } from "../../contract/wire.ts";
import { id, optionalId } from "../../fields.ts";
import * as calls from "./calls.ts";

/** The colleague gets a mail. Null assigns nobody. */
export const assignApplication = defineContract({
  ...calls.assignApplication,
  params: object({ applicationId: id() }),
  body: object({ userId: optionalId().nullable().default(null) }),
  status: 200,
  response: object({ message: text() }),
  errors: ["NOT_FOUND"],
});

/** Reports that the caller looks at an application; answers who else of the company does. Sent again while the page is open. */
export const lookAtApplication = defineContract({
  ...calls.lookAtApplication,
  params: object({ applicationId: id() }),
  status: 200,
  response: object({ others: list(object({ _id: text(), fullName: text() })) }),
  errors: ["NOT_FOUND"],
});
