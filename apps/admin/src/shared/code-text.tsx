const MARKED = /`([^`]+)`/;

/** Text in which `backticks` mark code. */
export const CodeText = ({ text }: { text: string }) =>
  text.split(MARKED).map((piece, index) => (index % 2 === 1 ? <code key={index}>{piece}</code> : piece));

/** Returns a name as plain text, for labels that are not shown. */
export const withoutMarks = (text: string) => text.replaceAll("`", "");
