import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import type { BrandSettings } from "@dryrun/domain/brand";
import serve from "@fastify/static";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { StartError } from "../../config.ts";
import { withBrand } from "./content.ts";
import { withDemoBanner } from "./demo-banner.ts";
import { createFrames } from "./frames.ts";
import { createPages } from "./pages.ts";
import { createPreloadLinks, type Release } from "./preload-links.ts";

const HASHED = /\.[0-9a-f]{8,}\.\w+$/;
/** Source maps for debugging, stored next to the release and not served. */
const SOURCE_MAP = /\.map(\.(br|gz))?$/;
/** Pages that the shell's application draws, as patterns; the parts' own prefixes come from remotes.json. */
const SHELL_PAGES = [
  /^\/(login|register|forgot-password|contact|verify-certificate)$/,
  // A mail program may cut what follows.
  /^\/(reset-password|set-password|verify-email|invitation|invitations\/decline|job-alerts\/stop|mails\/stop)(\/[^/]*)?$/,
  /^\/account\/(privacy|security)$/,
];
const JOB_PAGE = /^\/jobs\/([^/]+)$/;

/** How a page of the shell is served: its status, and the head elements that replace the shell's own. */
export interface PageHead {
  status: 200 | 404 | 410;
  head: string;
}
/** Of the public page of a job. */
export type JobPageOf = (id: string) => Promise<PageHead>;

interface Part {
  owns: string[];
  current: Release;
}

export const shellDirOf = (siteDir: string) => path.join(siteDir, "shell");

/** Stops the start if there is no build. */
export function checkSite(siteDir: string) {
  if (!existsSync(path.join(shellDirOf(siteDir), "index.html"))) {
    throw new StartError(`There is no built site in ${siteDir}; run "npm run build".`);
  }
}

interface SiteOptions {
  brand?: BrandSettings;
  /** Every page gets the banner of a public demo. */
  isPublicDemo?: boolean;
  jobPageOf?: JobPageOf;
}

const FILES = {
  preCompressed: true,
  allowedPath: (pathname: string) => !SOURCE_MAP.test(pathname),
  cacheControl: false,
  setHeaders: (reply: { header(name: string, value: string): unknown }, file: string) => {
    const isHashed = HASHED.test(file.replace(/\.(br|gz)$/, ""));
    reply.header("cache-control", isHashed ? "public, max-age=31536000, immutable" : "no-cache");
  },
};

/** The shell at /, released remotes below /remotes/. Unknown paths are a 404 with the shell's page. */
export async function serveSite(
  app: FastifyInstance,
  siteDir: string,
  { brand = {}, isPublicDemo = false, jobPageOf = async () => ({ status: 404, head: "" }) }: SiteOptions = {},
) {
  const shell = shellDirOf(siteDir);
  const remotesDir = path.join(siteDir, "remotes");
  const ownerOf = (pathname: string) =>
    (JSON.parse(readFileSync(path.join(shell, "remotes.json"), "utf8")) as Part[]).find(({ owns }) =>
      owns.some((prefix) => pathname === prefix || pathname.startsWith(`${prefix}/`)),
    );
  const partDirOf = (pathname: string) => {
    const entry = ownerOf(pathname)?.current.entry;
    // "/remotes/<name>/<version>/mf-manifest.json"; a part that is served from elsewhere has no page here.
    return entry?.startsWith("/remotes/") ? path.join(siteDir, path.dirname(entry)) : undefined;
  };
  const pages = createPages(shell, partDirOf, (page) => withDemoBanner(withBrand(page, brand), isPublicDemo));
  const preloadLinks = createPreloadLinks(siteDir);
  const frameOf = createFrames(siteDir);
  await app.register(serve, { ...FILES, root: remotesDir, prefix: "/remotes/", decorateReply: false });
  await app.register(serve, { ...FILES, root: shell, prefix: "/", index: false });
  const sendPage = async (request: FastifyRequest, reply: FastifyReply) => {
    const pathname = request.url.split("?")[0] ?? "/";
    const jobId = JOB_PAGE.exec(pathname)?.[1];
    if (jobId !== undefined) {
      const { status, head } = await jobPageOf(jobId);
      reply.code(status).header("link", preloadLinks(undefined));
      return head === "" ? pages.sendApplication(request, reply) : pages.sendWithHead(request, reply, head);
    }
    const content = pages.contentOf(pathname);
    if (content) return pages.send(content, request, reply);
    const owner = ownerOf(pathname);
    const isOwned = SHELL_PAGES.some((pattern) => pattern.test(pathname)) || owner !== undefined;
    const release = owner?.current;
    const frame = frameOf(release, request.url);
    reply.header("link", preloadLinks(release, frame?.files)).code(isOwned ? 200 : 404);
    return pages.sendApplication(request, reply, release?.entry, frame);
  };
  app.get("/", sendPage); // a folder to the static files
  app.setNotFoundHandler((request, reply) => {
    const isPage =
      ["GET", "HEAD"].includes(request.method) &&
      request.headers.accept?.includes("text/html") &&
      !/^\/(api|remotes|dev)\//.test(request.url);
    return isPage ? sendPage(request, reply) : reply.code(404).send({ message: "Not found.", code: "NOT_FOUND" });
  });
}
