import { readdir, readFile, stat } from "node:fs/promises";
import path from "node:path";
import { escapeHtml } from "@dryrun/domain/html";
import { formatDateTime } from "@dryrun/domain/time";
import type { FastifyInstance } from "fastify";
import PostalMime, { type Email } from "postal-mime";
import { withDemoBanner } from "../../http/site/demo-banner.ts";

const NAME = /^[\w@.-]+\.eml$/;

const pageOf = (title: string, body: string) => `<!doctype html><html lang="en-IN"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeHtml(title)}</title>
<style>body{font:16px/1.5 system-ui,sans-serif;max-width:760px;margin:0 auto;padding:16px;background:#fbf8f2;color:#1b1e2b;overflow-wrap:anywhere}
.banner{background:#fdf0d2;padding:8px 12px;border-left:4px solid #f7b32b}li{margin:8px 0}a{color:#2a3a9e}pre{white-space:pre-wrap;background:#fff;padding:16px;border:1px solid #857e70}</style></head>
<body><p class="banner" role="note">Development only: mails that would have been sent. Anyone who can reach this server can read them.</p>${body}</body></html>`;

/** Serves the outbox of the embedded mode as pages: /dev/mail and /dev/mail/{file}. */
export function devMailRoutes(app: FastifyInstance, outbox: string, isPublicDemo: boolean) {
  const page = (title: string, body: string) => withDemoBanner(pageOf(title, body), isPublicDemo);
  app.get("/dev/mail", async (_, reply) => {
    const names = (await readdir(outbox).catch(() => [])).filter((name) => NAME.test(name));
    const dated = await Promise.all(
      names.map(async (name) => ({ name, at: (await stat(path.join(outbox, name))).mtime })),
    );
    dated.sort((a, b) => b.at.getTime() - a.at.getTime());
    const mails = await Promise.all(
      dated.slice(0, 200).map(async ({ name, at }) => ({ name, at, mail: await read(outbox, name) })),
    );
    const items = mails.map(
      ({ name, at, mail }) =>
        `<li><a href="/dev/mail/${encodeURIComponent(name)}">${escapeHtml(mail.subject ?? "(no subject)")}</a><br>to ${escapeHtml(mail.to?.[0]?.address ?? "")}, ${escapeHtml(formatDateTime(at))}</li>`,
    );
    return reply
      .type("text/html")
      .send(
        page("Outbox", `<h1>Outbox</h1>${items.length > 0 ? `<ul>${items.join("")}</ul>` : "<p>No mail yet.</p>"}`),
      );
  });
  app.get<{ Params: { name: string } }>("/dev/mail/:name", async (request, reply) => {
    const { name } = request.params;
    const mail = NAME.test(name) ? await read(outbox, name).catch(() => null) : null;
    if (!mail) return reply.code(404).send({ message: "Not found.", code: "NOT_FOUND" });
    const linked = escapeHtml(mail.text ?? "").replace(/https?:\/\/[^\s<]+/g, (url) => `<a href="${url}">${url}</a>`);
    return reply
      .type("text/html")
      .send(
        page(
          mail.subject ?? "Mail",
          `<p><a href="/dev/mail">All mails</a></p><h1>${escapeHtml(mail.subject ?? "")}</h1><p>To ${escapeHtml(mail.to?.[0]?.address ?? "")}</p>${attachmentsOf(name, mail)}<pre>${linked}</pre>`,
        ),
      );
  });
  app.get<{ Params: { name: string; at: string } }>("/dev/mail/:name/:at", async (request, reply) => {
    const { name, at } = request.params;
    const mail = NAME.test(name) ? await read(outbox, name).catch(() => null) : null;
    const file = mail?.attachments[Number(at)];
    if (!file) return reply.code(404).send({ message: "Not found.", code: "NOT_FOUND" });
    const fileName = (file.filename ?? "file").replace(/[^\w .()-]/g, "_");
    return reply
      .type(file.mimeType)
      .header("content-disposition", `attachment; filename="${fileName}"`)
      .send(Buffer.from(file.content as ArrayBuffer));
  });
}

const attachmentsOf = (name: string, { attachments }: Email) =>
  attachments
    .map(
      ({ filename }, index) =>
        `<p>Attached: <a href="/dev/mail/${encodeURIComponent(name)}/${index}">${escapeHtml(filename ?? "file")}</a></p>`,
    )
    .join("");

const read = async (outbox: string, name: string) => PostalMime.parse(await readFile(path.join(outbox, name)));
