// A target that is a bucket of S3, or of a compatible service with conditional writes.
import { GetObjectCommand, ListObjectsV2Command, PutObjectCommand, S3Client } from "@aws-sdk/client-s3";
import { Conflict } from "./conflict.mjs";

/** A request without an answer within this time is tried again, twice; in milliseconds. */
const TIMEOUT_MS = 20_000;
const TYPES = {
  css: "text/css; charset=utf-8",
  html: "text/html; charset=utf-8",
  js: "text/javascript; charset=utf-8",
  json: "application/json",
  map: "application/json",
  png: "image/png",
  svg: "image/svg+xml",
  wasm: "application/wasm",
  webmanifest: "application/manifest+json",
  webp: "image/webp",
  woff2: "font/woff2",
};
const ENCODINGS = { br: "br", gz: "gzip" };
const HASHED = /\.[0-9a-f]{8,}\.\w+$/;

/** Returns the headers of a file: its own type, even if compressed; a file with a hash in its name is cached for ever. */
function headersOf(key) {
  const ending = key.split(".").at(-1);
  const ContentEncoding = ENCODINGS[ending];
  const plain = ContentEncoding ? key.slice(0, -ending.length - 1) : key;
  const CacheControl = HASHED.test(plain) ? "public, max-age=31536000, immutable" : "no-cache";
  const ContentType = TYPES[plain.split(".").at(-1)] ?? "application/octet-stream";
  return { CacheControl, ContentType, ...(ContentEncoding && { ContentEncoding }) };
}

/** 412: the object has changed; 409: another process writes it now; 404: the object to replace no longer exists. */
const isLost = (error) => [404, 409, 412].includes(error.$metadata?.httpStatusCode);

/** `url` is s3://bucket/prefix; keys, region and endpoint come from the usual variables of the AWS SDK. */
export function s3Target(url, settings = {}) {
  const { hostname: Bucket, pathname } = new URL(url);
  const prefix = pathname.replace(/^\/|\/$/g, "");
  const client = new S3Client({
    maxAttempts: 3,
    requestHandler: { requestTimeout: TIMEOUT_MS, connectionTimeout: 5000, throwOnRequestTimeout: true },
    forcePathStyle: Boolean(process.env.AWS_ENDPOINT_URL_S3 ?? process.env.AWS_ENDPOINT_URL ?? settings.endpoint),
    ...settings,
  });
  const keyOf = (key) => (prefix ? `${prefix}/${key}` : key);
  async function put(key, Body, condition) {
    const more = { ...headersOf(key), ...condition };
    await client.send(new PutObjectCommand({ Bucket, Key: keyOf(key), Body, ...more })).catch((error) => {
      throw isLost(error) ? new Conflict() : error;
    });
  }
  return {
    name: url,
    async read(key) {
      try {
        const { Body, ETag } = await client.send(new GetObjectCommand({ Bucket, Key: keyOf(key) }));
        return { body: Buffer.from(await Body.transformToByteArray()), tag: ETag };
      } catch (error) {
        if (error.$metadata?.httpStatusCode === 404 && error.name === "NoSuchKey") return null;
        throw error;
      }
    },
    create: (key, body) => put(key, body, { IfNoneMatch: "*" }),
    replace: (key, body, tag) => put(key, body, tag === null ? { IfNoneMatch: "*" } : { IfMatch: tag }),
    async list(folder) {
      const keys = [];
      let ContinuationToken;
      do {
        const Prefix = `${keyOf(folder)}/`;
        const page = await client.send(new ListObjectsV2Command({ Bucket, Prefix, ContinuationToken }));
        keys.push(...(page.Contents ?? []).map(({ Key }) => (prefix ? Key.slice(prefix.length + 1) : Key)));
        ContinuationToken = page.NextContinuationToken;
      } while (ContinuationToken);
      return keys;
    },
  };
}
