/** A query has something between SELECT and FROM, and a table after it. */
export function hasQuery(text: string): boolean {
  const select = [...text.matchAll(/\bselect\s/gi)].find(
    ({ index }) => !/^from\b/i.test(afterBlanks(text, index + 6, 5)),
  );
  if (!select) return false;
  const from = select.index + select[0].length + 1;
  return [...text.matchAll(/\b(?:from|form|frm)\s/gi)].some(({ index, 0: word }) => {
    const next = index >= from ? afterBlanks(text, index + word.length, 7) : "";
    return /^["`[(]?\w/.test(next) && !/^(?:where|group|order|join|having|select|limit)\b/i.test(next);
  });
}

/** This many characters after the blanks at this place. */
function afterBlanks(text: string, at: number, length: number): string {
  const blanks = /\s*/y;
  blanks.lastIndex = at;
  blanks.exec(text);
  return text.slice(blanks.lastIndex, blanks.lastIndex + length);
}
