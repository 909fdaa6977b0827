/** Returns the edits between two words (a swap of neighbours is one), at most `limit` + 1. */
export function editsBetween(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  let [twoAbove, above, row] = [[] as number[], Array.from({ length: b.length + 1 }, (_, j) => j), [] as number[]];
  for (let i = 1; i <= a.length; i++) {
    row[0] = i;
    let leastOfRow = i;
    for (let j = 1; j <= b.length; j++) {
      let least = Math.min(
        (above[j] as number) + 1,
        (row[j - 1] as number) + 1,
        (above[j - 1] as number) + (a[i - 1] === b[j - 1] ? 0 : 1),
      );
      const isSwap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      if (isSwap) least = Math.min(least, (twoAbove[j - 2] as number) + 1);
      row[j] = least;
      if (least < leastOfRow) leastOfRow = least;
    }
    // Later rows do not need fewer edits: a swap, which skips a row, adds as much as this row may be too high.
    if (leastOfRow > limit) return limit + 1;
    [twoAbove, above, row] = [above, row, twoAbove];
  }
  return Math.min(above[b.length] as number, limit + 1);
}
