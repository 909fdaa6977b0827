import { fileURLToPath } from "node:url";

export const at = (name) => fileURLToPath(import.meta.resolve(name)); // packages with a preset lack these modules
/** The time at which tests begin: noon in India on a weekday, away from the ends of days and months. `npm run test:full` sets others. */
process.env.TEST_NOW ??= "2026-11-18T06:30:00Z";
/** The configuration of packages for Node. */
export default {
  testMatch: ["<rootDir>/{src,test}/**/*.test.{ts,tsx}"],
  cacheDirectory: "<rootDir>/../../node_modules/.cache/jest",
  transform: { "\\.[cm]?[jt]sx?$": at("./compile.mjs") },
  transformIgnorePatterns: [], // some npm packages are ES modules only; Jest runs CommonJS
  testTimeout: 300_000, // it only ends tests that hang
  ...(process.env.TESTS === "full" && { randomize: true }),
};
