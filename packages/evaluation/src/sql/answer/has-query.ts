/** Whether a text has a query: something between SELECT and FROM, and a table after FROM. */
export function hasQuery(text: string): boolean {
  const selectMatch = [...text.matchAll(/\bselect\s/gi)].find(
    ({ index }) => !/^from\b/i.test(afterBlanks(text, index + 6, 5)),
  );
  if (!selectMatch) return false;
  const selectEnd = selectMatch.index + selectMatch[0].length + 1;
  return [...text.matchAll(/\b(?:from|form|frm)\s/gi)].some(({ index, 0: word }) => {
    const textAfter = index >= selectEnd ? afterBlanks(text, index + word.length, 7) : "";
    return /^["`[(]?\w/.test(textAfter) && !/^(?:where|group|order|join|having|select|limit)\b/i.test(textAfter);
  });
}

/** Returns `length` characters after the blanks at this position. */
function afterBlanks(text: string, at: number, length: number): string {
  const blanks = /\s*/y;
  blanks.lastIndex = at;
  blanks.exec(text);
  return text.slice(blanks.lastIndex, blanks.lastIndex + length);
}
