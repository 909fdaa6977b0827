import jestConfig from "@dryrun/build-config/jest";

export default jestConfig(import.meta.dirname);
