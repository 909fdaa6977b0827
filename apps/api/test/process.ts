import { type ChildProcess, type ChildProcessByStdio, spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import type { Readable, Writable } from "node:stream";

const SOURCE = path.resolve(import.meta.dirname, "../src");

export interface Started {
  child: ChildProcess;
  /** The output so far. */
  out(): string;
  err(): string;
  /** Resolves once the output contains this. */
  says(text: string): Promise<void>;
  /** The exit code, once it has ended. */
  ended(): Promise<number | null>;
}

/** Runs one of our programs as a separate process, with only this environment and this standard input. */
export function startProcess(
  file: "main.ts" | "cli.ts",
  env: NodeJS.ProcessEnv,
  args: string[] = [],
  input?: string,
): Started {
  const { PATH, HOME, TMPDIR } = process.env;
  const child = spawn(process.execPath, ["--no-warnings", path.join(SOURCE, file), ...args], {
    env: { PATH, HOME, TMPDIR, SITE_DIR: "none", DEMO_DATA: "off", ...env },
    stdio: [input === undefined ? "ignore" : "pipe", "pipe", "pipe"],
  }) as ChildProcessByStdio<Writable | null, Readable, Readable>;
  child.stdin?.end(input);
  const output = { out: "", err: "" };
  child.stdout.on("data", (text) => (output.out += text));
  child.stderr.on("data", (text) => (output.err += text));
  const closed = once(child, "close");
  return {
    child,
    out: () => output.out,
    err: () => output.err,
    async says(text) {
      while (!output.out.includes(text)) {
        if (child.exitCode !== null) throw new Error(`ended with ${child.exitCode}: ${output.out}${output.err}`);
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
    },
    async ended() {
      await closed;
      return child.exitCode;
    },
  };
}
