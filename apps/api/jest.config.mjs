import { apiJest } from "@dryrun/build-config/jest";

export default {
  ...apiJest(import.meta.dirname),
  globalSetup: "<rootDir>/test/global-setup.ts",
  globalTeardown: "<rootDir>/test/global-teardown.ts",
};
