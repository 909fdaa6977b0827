import { Banner } from "@dryrun/design-system/feedback/banner";
import { words } from "./messages.en-in.ts";

/** A completed interview always has its ten questions, until they have been kept long enough. */
export const areDeleted = (questions: readonly unknown[]) => questions.length === 0;

/** Replaces the deleted questions. */
export function AnswersDeleted() {
  return <Banner role="none">{words.deleted}</Banner>;
}
