import { defineContract, fileAnswer } from "@dryrun/domain/contract/define";
import { list, text } from "@dryrun/domain/contract/wire";
import { MAX_UPLOAD_BYTES } from "@dryrun/domain/limits";
import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import Fastify, { type FastifyInstance } from "fastify";
import { boolean, object } from "yup";
import { contractRoute } from "./contract-route.ts";
import { installErrorHandler } from "./error-handler.ts";
import { fileRoute } from "./file-route.ts";
import { takeUploads } from "./upload.ts";

const importRows = defineContract({
  method: "POST",
  path: "/rows",
  access: "public",
  upload: "csv",
  status: 201,
  response: object({ rows: list(text()), isOld: boolean() }),
  okWhen: ["isOld"],
});
const rename = defineContract({
  method: "POST",
  path: "/names",
  access: "public",
  body: object({ name: text() }),
  status: 204,
});
const resume = defineContract({
  method: "GET",
  path: "/resume",
  access: "public",
  status: 200,
  response: fileAnswer("application/pdf"),
});

let app: FastifyInstance;
beforeAll(async () => {
  app = Fastify();
  app.decorateRequest("caller", null);
  app.decorate("clock", { now: () => new Date() });
  app.decorate("isThorough", true);
  app.decorate("onMismatch", (_, mismatch) => {
    throw mismatch;
  });
  app.decorate("answerOnce", (_contract, _request, _body, make) => make());
  installErrorHandler(app);
  await takeUploads(app);
  contractRoute(app, importRows, async ({ file: csv }) => ({ rows: csv.split("\n"), isOld: csv === "old" }));
  contractRoute(app, rename, async () => {});
  fileRoute(app, resume, async () => ({
    content: Buffer.from("%PDF"),
    contentType: "application/pdf",
    fileName: 'Asha "Rao" – resume\n.pdf',
  }));
  await app.ready();
});
afterAll(() => app.close());

async function upload(url: string, form: FormData | string, type?: string) {
  const request = new Response(form);
  const { statusCode, body } = await app.inject({
    method: "POST",
    url,
    headers: { "content-type": type ?? request.headers.get("content-type") ?? "" },
    payload: Buffer.from(await request.arrayBuffer()),
  });
  return { status: statusCode, body: body ? JSON.parse(body) : undefined };
}
function formWith(content: BlobPart, field = "file") {
  const form = new FormData();
  form.set(field, new Blob([content], { type: "text/csv" }), "rows.csv");
  return form;
}

describe("an upload", () => {
  test("is read as text, without a byte order mark", async () => {
    expect(await upload("/rows", formWith("\uFEFFname\nAsha राव"))).toEqual({
      status: 201,
      body: { rows: ["name", "Asha राव"], isOld: false },
    });
  });

  test("answers 200 if nothing was created", async () => {
    expect((await upload("/rows", formWith("old"))).status).toBe(200);
  });

  test("is accepted up to 1 MiB", async () => {
    expect((await upload("/rows", formWith("x".repeat(MAX_UPLOAD_BYTES)))).status).toBe(201);
    const larger = await upload("/rows", formWith("x".repeat(MAX_UPLOAD_BYTES + 1)));
    expect([larger.status, larger.body.code]).toEqual([413, "TOO_LARGE"]);
    const huge = await upload("/rows", formWith("x".repeat(2 * MAX_UPLOAD_BYTES)));
    expect([huge.status, huge.body.code]).toEqual([413, "TOO_LARGE"]);
  });

  test.each<[string, () => FormData | string, string | undefined]>([
    ["another field", () => formWith("x", "document"), undefined],
    ["text in the field", () => asText(), undefined],
    ["nonsense for parts", () => "nonsense", "multipart/form-data; boundary=x"],
    ["no boundary", () => "nonsense", "multipart/form-data"],
    ["bytes that are no text", () => formWith(new Uint8Array([0xff, 0xfe, 0xfd])), undefined],
  ])("answers 400 on `file` with %s", async (_, form, type) => {
    const { status, body } = await upload("/rows", form(), type);
    expect([status, body.errors?.[0]?.field]).toEqual([400, "file"]);
  });

  test("answers 415 as JSON, and so does a file where JSON is expected", async () => {
    expect((await upload("/rows", "{}", "application/json")).status).toBe(415);
    const { status, body } = await upload("/names", formWith("x"));
    expect([status, body.code]).toEqual([415, "UNSUPPORTED_MEDIA_TYPE"]);
  });
});

function asText() {
  const form = new FormData();
  form.set("file", "a,b");
  return form;
}

test("keeps the letters of a download's name, which cannot end the header", async () => {
  const { headers, body } = await app.inject({ url: "/resume" });
  expect([headers["content-type"], headers["content-disposition"], body]).toEqual([
    "application/pdf",
    "attachment; filename=\"Asha _Rao_ _ resume_.pdf\"; filename*=UTF-8''Asha%20%22Rao%22%20%E2%80%93%20resume%0A.pdf",
    "%PDF",
  ]);
});
