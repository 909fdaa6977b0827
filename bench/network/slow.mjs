// A proxy as slow as Slow 4G, also for what a Web Worker loads: the browser's own throttling does not affect workers.
import { createServer, request } from "node:http";

const LATENCY_MS = 150;
const BYTES_PER_SECOND = (1.6 * 1024 * 1024) / 8;
const SLICE = 4096;

const wait = (ms) => new Promise((done) => setTimeout(done, ms));

/**
 * Forwards to `target`, at the speed of one slow connection for all requests together. Returns its address and a
 * function to stop it.
 */
export async function slowNetwork(target) {
  let free = 0; // when the connection is free again
  async function send(body, response) {
    for (let index = 0; index < body.length; index += SLICE) {
      const slice = body.subarray(index, index + SLICE);
      free = Math.max(free, performance.now()) + (slice.length / BYTES_PER_SECOND) * 1000;
      await wait(free - performance.now());
      response.write(slice);
    }
    response.end();
  }
  const server = createServer(async (asked, response) => {
    await wait(LATENCY_MS);
    const { method, headers, url } = asked;
    const passed = request(new URL(url, target), { method, headers }, async (answer) => {
      response.writeHead(answer.statusCode, answer.headers);
      const parts = [];
      for await (const part of answer) parts.push(part);
      await send(Buffer.concat(parts), response);
    });
    passed.on("error", () => response.destroy());
    asked.pipe(passed);
  });
  await new Promise((ready) => server.listen(0, "127.0.0.1", ready));
  return { url: `http://127.0.0.1:${server.address().port}`, close: () => server.close() };
}
