import { defineContract, fileAnswer } from "../../contract/define.ts";
import * as calls from "./calls.ts";

/** The calls of API keys and the events of webhooks: a document of the type `OpenApi`. */
export const openApi = defineContract({ ...calls.openApi, status: 200, response: fileAnswer("application/json") });
