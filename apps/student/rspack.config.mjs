import { makeConfig } from "@dryrun/build-config/rspack";
import { buildWorker } from "@dryrun/build-config/worker";

const root = import.meta.dirname;

export default makeConfig({
  root,
  name: "student",
  version: process.env.RELEASE ?? "dev",
  exposes: { "./remote": "./src/remote.tsx" },
  worker: await buildWorker({ root, name: "run", entry: "@dryrun/run-worker/worker" }),
});
