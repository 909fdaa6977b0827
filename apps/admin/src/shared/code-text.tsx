const MARKED = /`([^`]+)`/;

/** Text in which `backticks` mark code. */
export const CodeText = ({ text }: { text: string }) =>
  text.split(MARKED).map((piece, at) => (at % 2 === 1 ? <code key={at}>{piece}</code> : piece));

/** Returns a name as plain text, for labels that are not shown. */
export const withoutMarks = (text: string) => text.replaceAll("`", "");
