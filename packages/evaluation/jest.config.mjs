import { nodeJest } from "@dryrun/build-config/jest";

export default nodeJest(import.meta.dirname);
