import { apiJest } from "@dryrun/build-config/jest";

export default apiJest(import.meta.dirname);
