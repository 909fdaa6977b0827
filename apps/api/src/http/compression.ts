import compress from "@fastify/compress";
import type { FastifyInstance } from "fastify";

/** Shorter answers fit into the first packets anyway. */
const THRESHOLD_BYTES = 4096;
/** Higher levels take more time, and text becomes hardly smaller. */
const LEVEL = 4;

/**
 * Sends longer JSON as gzip to clients that accept it: a profile at every limit is a megabyte. Request bodies are
 * never decompressed, because a small one could expand to a very large one.
 */
export async function compressAnswers(app: FastifyInstance): Promise<void> {
  await app.register(compress, {
    globalDecompression: false,
    customTypes: /^application\/json(?:;|$)/,
    encodings: ["gzip"],
    threshold: THRESHOLD_BYTES,
    zlibOptions: { level: LEVEL },
  });
}
