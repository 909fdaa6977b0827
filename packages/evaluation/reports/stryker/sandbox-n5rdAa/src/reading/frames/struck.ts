/** What is struck out: in Markdown, or in HTML. */
const STRUCK = /~~[^~]+~~|<(s|del|strike)>[^<]*<\/\1>/gi;

/** The stretches of a text that are struck out. */
export const struckOut = (text: string): { start: number; end: number }[] =>
  [...text.matchAll(STRUCK)].map(({ 0: match, index }) => ({ start: index, end: index + match.length }));
