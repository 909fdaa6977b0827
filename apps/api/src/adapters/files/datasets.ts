import { readFile } from "node:fs/promises";
import { datasetFile } from "@dryrun/content/datasets/files";
import type { Files } from "../../ports.ts";

/** The datasets that the quiz asks about. */
export const datasets: Files = {
  async read(name) {
    const file = datasetFile(name);
    if (!file) return null;
    return { content: await readFile(file.path), contentType: file.contentType, fileName: file.filename };
  },
};
