// A small server with the S3 calls of the bucket target, for tests: GET, PUT with conditions, the list of keys. It
// does not check signatures and supports neither versions nor multipart uploads.
import { createHash } from "node:crypto";
import { createServer } from "node:http";

const escapeXml = (text) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
const fault = (response, status, code) =>
  response.writeHead(status, { "content-type": "application/xml" }).end(`<Error><Code>${code}</Code></Error>`);
/** Keys per answer, fewer than in S3, so that tests need several answers for a list. */
const PAGE = 5;

function list(response, url, objects) {
  const prefix = url.searchParams.get("prefix") ?? "";
  const after = url.searchParams.get("continuation-token") ?? "";
  const keys = [...objects.keys()].filter((key) => key.startsWith(prefix) && key > after).sort();
  const page = keys.slice(0, PAGE);
  const more = keys.length > PAGE ? `<NextContinuationToken>${escapeXml(page.at(-1))}</NextContinuationToken>` : "";
  const rows = page.map((key) => `<Contents><Key>${escapeXml(key)}</Key></Contents>`).join("");
  response.setHeader("content-type", "application/xml");
  response.end(`<ListBucketResult><IsTruncated>${more !== ""}</IsTruncated>${more}${rows}</ListBucketResult>`);
}

/** Returns the status of a PUT whose conditions fail; S3 answers 404 if If-Match finds nothing. */
function refusalOf(headers, there) {
  if (headers["if-none-match"] === "*" && there) return 412;
  if (headers["if-match"] !== undefined && !there) return 404;
  return headers["if-match"] !== undefined && headers["if-match"] !== there.tag ? 412 : null;
}

function put(request, response, key, objects) {
  const chunks = [];
  request.on("data", (chunk) => chunks.push(chunk));
  request.on("end", () => {
    const body = Buffer.concat(chunks);
    const status = refusalOf(request.headers, objects.get(key));
    if (status) return fault(response, status, status === 404 ? "NoSuchKey" : "PreconditionFailed");
    const tag = `"${createHash("md5").update(body).digest("hex")}"`;
    objects.set(key, { body, tag, headers: request.headers });
    response.setHeader("etag", tag).end();
  });
}

/** Starts the server. `objects` by their keys; `before(request, response)` may answer itself, like a failing service. */
export async function startS3() {
  const objects = new Map();
  const trouble = { before: null };
  const server = createServer((request, response) => {
    if (trouble.before?.(request, response)) return;
    const url = new URL(request.url, "http://localhost");
    const key = decodeURIComponent(url.pathname.split("/").slice(2).join("/"));
    if (request.method === "PUT") return put(request, response, key, objects);
    if (url.searchParams.get("list-type") === "2") return list(response, url, objects);
    const there = objects.get(key);
    if (!there) return fault(response, 404, "NoSuchKey");
    response.setHeader("etag", there.tag).end(there.body);
  });
  await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
  const endpoint = `http://127.0.0.1:${server.address().port}`;
  return { objects, trouble, endpoint, close: () => server.closeAllConnections() || server.close() };
}
