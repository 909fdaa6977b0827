import { StartError } from "./config.ts";
import { run } from "./run.ts";

run(process.env).catch((error: unknown) => {
  console.error(error instanceof StartError ? `\n${error.message}\n` : error);
  process.exit(1);
});
