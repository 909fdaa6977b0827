/** How a query, a formula, a measure or a macro begins, also behind a fence or a comment; no sentence begins so. */
const BEGINS =
  /^(?:```|=|--|'|(?:select|(?:public |private )?(?:sub|function)|dim|var|option explicit)\b|with \w+ ?(?:\([\w, ]*\) ?)?as ?\(|[\w .%#-]{1,60}:?=)/i;
const PROSE = /^(?:case|behavioural)$/i;
/** The beginning of an answer that is looked at, in characters. */
const LOOKED_AT = 200;

/** Whether an answer to a question of this topic, by its name or its label, is a program: its columns matter. Prose is text like any other. */
export const isProgram = (topic: string, answer: string) =>
  !PROSE.test(topic) && BEGINS.test(answer.trimStart().slice(0, LOOKED_AT).replace(/\s+/g, " "));
