/** {{title}}. */
export const {{camel}} = {
  title: "{{title}}",
  about: "{{title}}, one page at a time.",
  loading: "Loading {{title}}",
  failed: "{{title}} could not be loaded",
  none: "There are no rows yet.",
  list: "{{title}}",
  {{searchLabel}}
  {{filterWords}}
  columns: {
{{headers}}
  },
} as const;
