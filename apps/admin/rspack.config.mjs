import { withPrerendered } from "@dryrun/build-config/content";
import { makeConfig } from "@dryrun/build-config/rspack";

const admin = {
  root: import.meta.dirname,
  name: "admin",
  version: process.env.RELEASE ?? "dev",
  exposes: { "./remote": "./src/remote.tsx" },
};

// In development the application renders the first frame itself.
export default process.env.NODE_ENV === "production" ? withPrerendered(makeConfig(admin), admin) : makeConfig(admin);
