import { string } from "yup";
import { STAGE_ID } from "./limits.ts";
import { NOT_A_STAGE } from "./messages.ts";

export const stageId = () => string().strict().matches(STAGE_ID, NOT_A_STAGE);
