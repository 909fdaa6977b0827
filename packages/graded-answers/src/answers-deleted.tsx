import { Banner } from "@dryrun/design-system/banner";
import { words } from "./messages.en-in.ts";

/** A completed interview always has its ten questions, until they have been kept long enough. */
export const areDeleted = (questions: readonly unknown[]) => questions.length === 0;

/** Stands where the questions were. */
export function AnswersDeleted() {
  return <Banner role="none">{words.deleted}</Banner>;
}
