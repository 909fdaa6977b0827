import { readFile } from "node:fs/promises";
import { datasetFile } from "@dryrun/content/datasets/files";
import type { Files } from "../../ports.ts";

/** The datasets that the quiz asks about. */
export const datasets: Files = {
  async read(name) {
    const found = datasetFile(name);
    if (!found) return null;
    return { content: await readFile(found.path), contentType: found.contentType, fileName: found.filename };
  },
};
