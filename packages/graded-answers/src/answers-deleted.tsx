import { Banner } from "@dryrun/design-system/feedback/banner";
import { messages } from "./messages.en-in.ts";

/** Whether the answers are deleted: a completed interview has its ten questions until the end of their retention. */
export const areDeleted = (questions: readonly unknown[]) => questions.length === 0;

/** Replaces the deleted questions. */
export function AnswersDeleted() {
  return <Banner role="none">{messages.deleted}</Banner>;
}
