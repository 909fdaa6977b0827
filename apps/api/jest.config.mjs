import { fileURLToPath } from "node:url";
import native from "@dryrun/build-config/native/jest-preset";
import { isFull } from "./test/full.ts";

const hasPostgres = process.env.TEST_DATABASE_URL !== undefined;
/** Where PGlite and PostgreSQL differ: one connection against many, transactions, locks, plans, notifications and files. */
const DIFFERENT = [
  "src/adapters/{payments,queue}/**",
  "src/backup/**",
  "src/db/**",
  "src/features/account/deletion/**",
  "src/features/payments/settling/**",
  "src/records/**",
  "src/search/{candidates,jobs}/**",
];
const tests = (folders, ending = "*.test.ts") => folders.map((folder) => `<rootDir>/${folder}/${ending}`);
const ALL = tests(["{src,test}/**"]);
/** The project `processes` runs these. */
const PROCESSES = ["process\\.test", "full\\.test"];
/** Only at night: servers that are killed, and the demo data's consistency. The journeys start with that data. */
const NIGHTLY = isFull ? [] : ["test/chaos", "src/demo"];
const POSTGRES_ONLY = ["db/postgres", "test/production"];
const common = {
  ...native,
  globalSetup: "<rootDir>/test/global-setup.ts",
  globalTeardown: "<rootDir>/test/global-teardown.ts",
};
const setUp = (date) => [
  fileURLToPath(import.meta.resolve(`@dryrun/build-config/${date}-date`)),
  ...native.setupFilesAfterEnv,
];
/** PGlite takes its time from `Date`, and its queue needs one that runs. */
const running = setUp("start");
const still = setUp("still");

export default {
  forceExit: true,
  maxWorkers: 2, // in threads, so that the fixed date does not reach Jest itself
  projects: [
    {
      // On the database of TEST_DATABASE_URL; without it on PGlite.
      ...common,
      displayName: "api",
      setupFilesAfterEnv: hasPostgres ? still : running,
      testMatch: ALL,
      testPathIgnorePatterns: [...PROCESSES, ...NIGHTLY, ...(hasPostgres ? ["empty-database"] : POSTGRES_ONLY)],
    },
    {
      ...common,
      displayName: "embedded",
      setupFilesAfterEnv: running,
      testMatch: isFull ? ALL : [...tests(DIFFERENT), ...tests(["src/features/system"], "sweeps.test.ts")],
      testPathIgnorePatterns: [...PROCESSES, ...NIGHTLY, ...POSTGRES_ONLY],
    },
    {
      ...common,
      displayName: "processes",
      testMatch: [...tests(["**"], "*.process.test.ts"), ...(isFull ? tests(["**"], "*.full.test.ts") : [])],
      testPathIgnorePatterns: [],
    },
  ],
};
