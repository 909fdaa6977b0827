import { makeContentConfigs } from "@dryrun/build-config/content";
import { makeConfig } from "@dryrun/build-config/rspack";

const masterclass = {
  root: import.meta.dirname,
  name: "masterclass",
  version: process.env.RELEASE ?? "dev",
  exposes: { "./remote": "./src/remote.tsx" },
};

// In development the application renders the content pages itself.
export default process.env.NODE_ENV === "production"
  ? [makeConfig(masterclass), ...makeContentConfigs(masterclass)]
  : makeConfig(masterclass);
