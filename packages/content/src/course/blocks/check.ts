import type { LessonCheck } from "@dryrun/domain/courses/lessons/parts";
import { inlineHtml } from "../lesson/markdown.ts";
import { type Block, LessonFault, listOf, refuseOthers, textOf } from "./block.ts";

const optionOf = (option: Record<string, unknown>) => {
  refuseOthers(option, ["text", "right", "why"]);
  return {
    html: inlineHtml(textOf(option, "text")),
    isRight: option.right === true,
    why: inlineHtml(textOf(option, "why")),
  };
};

/** Reads a question with options; each option says why it is right or wrong. */
export function readCheck({ header }: Block): LessonCheck {
  refuseOthers(header, ["ask", "options"]);
  const options = listOf<Record<string, unknown>>(header, "options").map(optionOf);
  if (options.length < 2 || options.filter(({ isRight }) => isRight).length !== 1)
    throw new LessonFault("A check needs at least two options, one of them right.");
  return { ask: inlineHtml(textOf(header, "ask")), options };
}
