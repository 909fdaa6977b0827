/** Every URL of this part. */
export const paths = {
  root: "{{prefix}}",
} as const;
