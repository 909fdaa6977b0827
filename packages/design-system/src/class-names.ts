/** Joins the class names that are there. */
export const classNames = (...names: (string | undefined | false)[]): string | undefined =>
  names.filter(Boolean).join(" ") || undefined;
