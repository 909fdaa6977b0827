/** The texts of this part. */
export const words = {
  nav: { home: "{{title}}, start", start: "{{title}}" },
  start: { title: "{{title}}" },
} as const;
