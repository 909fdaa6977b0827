import { spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { text } from "node:stream/consumers";
import { describe, expect, test } from "@jest/globals";

const SCRIPT = path.resolve(import.meta.dirname, "../../test/print-process.ts");
const FLAGS = ["--no-warnings", "--stack-size=900"];

async function printed(env: Record<string, string>, stdio: ("ignore" | "pipe" | "inherit" | "ipc")[] = []) {
  const child = spawn(process.execPath, [...FLAGS, SCRIPT, "one", "two words"], {
    env: { PATH: process.env.PATH ?? "", ...env },
    stdio: ["ignore", "pipe", "inherit", ...stdio],
  });
  if (!child.stdout) throw new Error("The process has no output");
  const [output, [code]] = await Promise.all([text(child.stdout), once(child, "exit")]);
  return { ...JSON.parse(output), isSame: JSON.parse(output).pid === child.pid, code };
}

const onLinux = process.platform === "linux" ? test : test.skip;

describe("a process that returns freed memory", () => {
  onLinux("continues under glibc's settings with its id, arguments, flags and environment", async () => {
    expect(await printed({ KEPT: "yes" })).toMatchObject({
      isSame: true,
      args: ["one", "two words"],
      flags: FLAGS,
      threshold: "16384",
      kept: "yes",
      code: 0,
    });
  });

  test("leaves the operator's own setting", async () => {
    expect(await printed({ MALLOC_MMAP_THRESHOLD_: "99999" })).toMatchObject({ threshold: "99999", code: 0 });
  });

  test("stays as it is where its parent talks to it", async () => {
    const { threshold, code } = await printed({}, ["ipc"]);
    expect([threshold, code]).toEqual([undefined, 0]);
  });
});
