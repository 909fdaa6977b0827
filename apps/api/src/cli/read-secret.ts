import { createInterface } from "node:readline";
import { Writable } from "node:stream";

/** Takes what a terminal would show of the typed letters. */
const unseen = () => new Writable({ write: (_chunk, _encoding, done) => done() });

/**
 * The first line of standard input; at a terminal it is asked for and not shown. Not an option of the command: other users of the
 * machine see those, and the shell keeps them.
 */
export async function readSecret(question: string): Promise<string> {
  const input = process.stdin;
  const isAsked = input.isTTY === true;
  if (isAsked) process.stderr.write(question);
  const lines = createInterface({ input, ...(isAsked && { output: unseen(), terminal: true }) });
  try {
    for await (const line of lines) return line;
    return "";
  } finally {
    lines.close();
    if (isAsked) process.stderr.write("\n");
  }
}
