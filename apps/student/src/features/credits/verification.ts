import { errorCode } from "@dryrun/api-client/errors";

const REFUSALS = ["BAD_SIGNATURE", "NOT_FOUND", "VALIDATION"];

/** Whether the server has said no to a payment. No answer, or a fault, leaves it open: the money may be on its way. */
export const isRefused = (error: unknown) => REFUSALS.includes(errorCode(error) ?? "");
