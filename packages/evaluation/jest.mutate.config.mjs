import { nodeJest } from "@dryrun/build-config/jest";

// Each file's own tests: the suites that grade the whole question bank would take hours for all mutants.
export default {
  ...nodeJest(import.meta.dirname),
  testPathIgnorePatterns: ["/node_modules/", "exemplars", "attacks", "bank", "long-answers"],
};
