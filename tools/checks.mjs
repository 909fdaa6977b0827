/** Checks that do not run the product: the tasks of `npm run check`, which `npm test` runs too. */
export const CHECKS = [
  "lint",
  "boundaries",
  "typecheck",
  "knip",
  "unused-exports",
  "house",
  "words",
  "contracts",
  "grades",
  "sizes",
];
