/** What every icon of the product shares: an ornament beside words, drawn with one stroke width. */
export const iconLook = (size = 20) => ({ size, strokeWidth: 1.75, "aria-hidden": true, focusable: false }) as const;
