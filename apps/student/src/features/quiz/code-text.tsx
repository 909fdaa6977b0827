/** Text in which `backticks` mark code; everything else is shown as it is. */
export function CodeText({ text }: { text: string }) {
  return text.split(/`([^`]+)`/).map((piece, at) => (at % 2 === 1 ? <code key={at}>{piece}</code> : piece));
}
