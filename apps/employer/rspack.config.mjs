import { withPrerendered } from "@dryrun/build-config/content";
import { makeConfig } from "@dryrun/build-config/rspack";

const employer = {
  root: import.meta.dirname,
  name: "employer",
  version: process.env.RELEASE ?? "dev",
  exposes: { "./remote": "./src/remote.tsx" },
};

// In development the application renders the first frame itself.
export default process.env.NODE_ENV === "production"
  ? withPrerendered(makeConfig(employer), employer)
  : makeConfig(employer);
