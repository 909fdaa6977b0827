/** Joins class names, skipping empty ones. */
export const classNames = (...names: (string | undefined | false)[]): string | undefined =>
  names.filter(Boolean).join(" ") || undefined;
