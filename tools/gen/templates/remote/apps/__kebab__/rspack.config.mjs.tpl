import { makeConfig } from "@dryrun/build-config/rspack";

export default makeConfig({
  root: import.meta.dirname,
  name: "{{kebab}}",
  version: process.env.RELEASE ?? "dev",
  exposes: { "./remote": "./src/remote.tsx" },
});
