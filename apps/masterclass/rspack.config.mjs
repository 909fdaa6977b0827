import { makeContentConfigs, withPrerendered } from "@dryrun/build-config/content";
import { makeConfig } from "@dryrun/build-config/rspack";
import { buildWorker } from "@dryrun/build-config/worker";

const root = import.meta.dirname;
const masterclass = {
  root,
  name: "masterclass",
  version: process.env.RELEASE ?? "dev",
  exposes: { "./remote": "./src/remote.tsx" },
  worker: await buildWorker({ root, name: "run", entry: "@dryrun/run-worker/worker" }),
};

// In development the application renders the content pages itself.
export default process.env.NODE_ENV === "production"
  ? [...withPrerendered(makeConfig(masterclass), masterclass), ...makeContentConfigs(masterclass)]
  : makeConfig(masterclass);
