/** Properties shared by every icon: decorative, with one stroke width. */
export const iconProps = (size = 20) => ({ size, strokeWidth: 1.75, "aria-hidden": true, focusable: false }) as const;
