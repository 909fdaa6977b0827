/** How a query, a formula, a measure or a macro begins, also behind a fence or a comment; no sentence begins so. */
const BEGINS =
  /^\s*(?:```|=|--|'|(?:select|(?:public |private )?(?:sub|function)|dim|var|option explicit)\b|with\s+\w+[^.]*?\bas\s*\(|[\w .%#-]{1,60}:?=(?!=))/i;
const PROSE = /^(?:case|behavioural)$/i;

/** Whether an answer to a question of this topic, by its name or its label, is a program: its columns matter. Prose is text like any other. */
export const isProgram = (topic: string, answer: string) => !PROSE.test(topic) && BEGINS.test(answer);
