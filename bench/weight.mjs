// Weighs the repository: `npm run bench -- weight`, beside another commit with `BASE=<commit>`.
import { execFileSync } from "node:child_process";
import { EXACT } from "./samples.mjs";

const CODE = /\.(?:[cm]?[jt]sx?|css|sql|html|sh)$/;
const TEST = /\.(?:test|spec|setup)\.|\/testing\/|^apps\/api\/test\/|^e2e\//;
const DATA = /\.(?:json|jsonl|csv|tpl|txt)$|^packages\/evaluation\/golden\//;
const OUR_TOOLS = /^(?:tools|deploy|bench)\//;
const isProduct = (file) => /^(?:apps|packages|e2e)\//.test(file) && CODE.test(file) && !DATA.test(file);

/** The most of each measure. */
const MEASURES = {
  lines: { most: 400_000, counts: () => true },
  files: { most: 4500, counts: () => true, of: () => 1 },
  "lines of source": { most: 178_000, counts: (file) => isProduct(file) && !TEST.test(file) },
  "lines of tests with their support": { most: 88_000, counts: (file) => isProduct(file) && TEST.test(file) },
  "lines of tools, deploy and bench": { most: 14_000, counts: (file) => OUR_TOOLS.test(file) && !DATA.test(file) },
};

/** Returns each file of a commit with its number of lines. */
function readTree(root, commit) {
  const run = (args, input) =>
    execFileSync("git", args, { cwd: root, input, maxBuffer: 2 ** 30, stdio: ["pipe", "pipe", "inherit"] });
  const files = run(["ls-tree", "-r", "-z", "--name-only", commit]).toString().split("\0").filter(Boolean);
  const contents = run(["cat-file", "--batch"], files.map((file) => `${commit}:${file}\n`).join(""));
  let at = 0;
  return files.map((file) => {
    const start = contents.indexOf("\n", at) + 1;
    const size = Number(contents.subarray(at, start).toString().trim().split(" ").at(-1));
    at = start + size + 1;
    return { file, lines: contents.subarray(start, start + size).reduce((sum, byte) => sum + (byte === 10), 0) };
  });
}

const weigh = (tree, { counts, of = ({ lines }) => lines }) =>
  tree.filter(({ file }) => counts(file)).reduce((sum, entry) => sum + of(entry), 0);

export const about = "The files under version control.";

export async function measure(root) {
  const now = readTree(root, "HEAD");
  const before = process.env.BASE ? readTree(root, process.env.BASE) : undefined;
  return Object.entries(MEASURES).map(([what, counted]) => {
    const measured = weigh(now, counted);
    return {
      what,
      measured: measured.toLocaleString("en"),
      ...(before && { baseline: weigh(before, counted).toLocaleString("en") }),
      goal: `<= ${counted.most.toLocaleString("en")}`,
      holds: measured <= counted.most,
      ...EXACT,
    };
  });
}
