import { countOf } from "../../text.ts";

export const drawnMessage = (added: number, asked: number) => {
  if (added === 0) return "No answers were drawn: none are left for this source and topic.";
  const more = added < asked ? " There are no more." : "";
  return `${countOf(added, "answer")} drawn.${more}`;
};
export const GRADE_SAVED = "Score saved";
