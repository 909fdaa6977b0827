import { spawn } from "node:child_process";

/** Returns the output of a program; throws if it fails. */
export function outputOf(command, args) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { stdio: ["ignore", "pipe", "inherit"] });
    let text = "";
    child.stdout.on("data", (part) => (text += part));
    child.on("exit", (code) => (code === 0 ? resolve(text) : reject(new Error(`${command} ended with ${code}`))));
  });
}
