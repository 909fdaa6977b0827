import { makeConfig } from "@dryrun/build-config/rspack";

export default makeConfig({
  root: import.meta.dirname,
  name: "shell",
  version: process.env.RELEASE ?? "dev",
  host: true,
});
