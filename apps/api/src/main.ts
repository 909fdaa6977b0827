import { brandSettings } from "./config/brand-settings.ts";
import { StartError } from "./config/values.ts";

Object.assign(globalThis, { dryrunBrand: brandSettings(process.env) });
import("./run.ts")
  .then(({ run }) => run(process.env, process.argv.slice(2)))
  .catch((error: unknown) => {
    console.error(error instanceof StartError ? `\n${error.message}\n` : error);
    process.exit(1);
  });
