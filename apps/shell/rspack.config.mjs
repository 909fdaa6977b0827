import { makeContentConfigs } from "@dryrun/build-config/content";
import { makeConfig } from "@dryrun/build-config/rspack";

const shell = {
  root: import.meta.dirname,
  name: "shell",
  version: process.env.RELEASE ?? "dev",
  host: true,
};

// In development the application renders the content pages itself.
export default process.env.NODE_ENV === "production"
  ? [makeConfig(shell), ...makeContentConfigs(shell)]
  : makeConfig(shell);
