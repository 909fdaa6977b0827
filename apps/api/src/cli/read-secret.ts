import { createInterface } from "node:readline";
import { Writable } from "node:stream";

/** Returns a stream that swallows the echo of the typed letters. */
const unseen = () => new Writable({ write: (_chunk, _encoding, done) => done() });

/**
 * Reads the first line of standard input; a terminal gets a prompt and does not show the input. A secret is not an
 * option of the command: other users of the machine can see those, and the shell keeps them.
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
