/**
 * The beginning of a query, formula, measure or macro, possibly after a code fence or a comment. Sentences do not
 * begin this way.
 */
const BEGINS =
  /^(?:```|=|--|'|(?:select|(?:public |private )?(?:sub|function)|dim|var|option explicit)\b|with \w+ ?(?:\([\w, ]*\) ?)?as ?\(|[\w .%#-]{1,60}:?=)/i;
const PROSE = /^(?:case|behavioural)$/i;
/** How many characters of the answer are checked. */
const LOOKED_AT = 200;

/** Whether an answer to a question of this topic (by its name or its label) is a program, which needs a monospaced font. */
export const isProgram = (topic: string, answer: string) =>
  !PROSE.test(topic) && BEGINS.test(answer.trimStart().slice(0, LOOKED_AT).replace(/\s+/g, " "));
