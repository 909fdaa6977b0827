import { messages } from "../../messages.en-in.ts";
import type { Application } from "../../shared/answers.ts";

/** Returns why there is no resume; undefined if there is one. */
export function removalText({ status, email }: Pick<Application, "status" | "email">): string | undefined {
  if (status === "withdrawn") return messages.application.withdrawn;
  return email === "" ? messages.application.deleted : undefined;
}
