import { existsSync, statSync } from "node:fs";
import path from "node:path";
import type { BrandSettings } from "@dryrun/domain/brand";
import { escapeHtml } from "@dryrun/domain/html";
import { BAR_ID, BAR_STYLE } from "@dryrun/domain/maintenance/bar";
import { MAINTENANCE_LABEL } from "@dryrun/domain/maintenance/messages";
import serve from "@fastify/static";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { LRUCache } from "lru-cache";
import { StartError } from "../../config/values.ts";
import { withBrand } from "./content.ts";
import { withDemoBanner } from "./demo-banner.ts";
import { contentOf, createPages } from "./pages.ts";
import { createPreloadLinks } from "./preload-links.ts";
import { createPrerendered } from "./prerendered.ts";
import { createReleases, LIST, type Releases } from "./releases.ts";

const barOf = (text: string) =>
  `<aside id="${BAR_ID}" aria-label="${MAINTENANCE_LABEL}" style="${BAR_STYLE}" data-print="no">${escapeHtml(text)}</aside>`;

/** Adds the bar to the top of the page while a maintenance is announced or runs, also without scripts. */
const withMaintenanceBar = (page: string, text: string | null) =>
  text ? page.replace(/<body[^<>]*>/, (body) => body + barOf(text)) : page;

const HASHED = /\.[0-9a-f]{8,}\.\w+$/;
/** Source maps for debugging, stored next to the release and not served. */
const SOURCE_MAP = /\.map(\.(br|gz))?$/;
/** Pages that the shell's application renders, as patterns; the parts' own prefixes come from remotes.json. */
const SHELL_PAGES = [
  /^\/(login|register|forgot-password|contact|verify-certificate|developers)$/,
  // A mail program may cut the rest of a link.
  /^\/(reset-password|set-password|verify-email|invitation|invitations\/decline|team-invitation|job-alerts\/stop|mails\/stop)(\/[^/]*)?$/,
  /^\/account\/(privacy|security)$/,
];
const JOB_PAGE = /^\/jobs\/([^/]+)$/;

/** The status of a page of the shell, and the head elements that replace the shell's own. */
export interface PageHead {
  status: 200 | 404 | 410;
  head: string;
}
/** Returns the head of a job's public page. */
export type JobPageOf = (id: string) => Promise<PageHead>;

/** Stops the start if there is no build. */
export function checkSite(siteDir: string) {
  if (!existsSync(path.join(createReleases(siteDir).shellDir(), "index.html"))) {
    throw new StartError(`There is no built site in ${siteDir}; run "npm run build".`);
  }
}

const NO_JOB_PAGE: JobPageOf = async () => ({ status: 404, head: "" });

interface SiteOptions {
  brand?: BrandSettings;
  /** Adds the banner of a public demo to every page. */
  isPublicDemo?: boolean;
  jobPageOf?: JobPageOf;
  /** The text of the maintenance bar, if there is one. */
  barText?: () => string | null;
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

/** The maximum number of hashed files whose folder is cached: enough for some releases. */
const MAX_KNOWN = 2000;

/** Whether this is a file. A name that the file system rejects, such as one that is too long, is not. */
function isFile(file: string): boolean {
  try {
    return statSync(file).isFile();
  } catch {
    return false;
  }
}

/** Finds a file in the visitor's release of the shell, or in another one: an open page requests files of its own release. */
function createShellFiles(releases: Releases) {
  const cache = new LRUCache<string, string>({ max: MAX_KNOWN });
  return (name: string, request: FastifyRequest): string | undefined => {
    const isHashed = HASHED.test(name);
    const knownFile = isHashed ? cache.get(name) : undefined;
    if (knownFile && isFile(path.join(knownFile, name))) return knownFile;
    const dirs = isHashed ? [releases.shellDir(request), ...releases.shellDirs()] : [releases.shellDir(request)];
    const dir = dirs.find((one) => isFile(path.join(one, name)));
    if (dir && isHashed) cache.set(name, dir);
    return dir;
  };
}

/** Matches names that cannot be a file of the shell: absolute ones, steps out of the folder, and NUL. */
const NO_FILE = /^\/|(^|[\\/])\.\.([\\/]|$)|\0/;

/** Returns the file name that a URL requests. */
function fileNameOf(url: string): string | undefined {
  try {
    const name = decodeURIComponent(url.split("?")[0]?.slice(1) ?? "");
    const isRefused = name === "" || NO_FILE.test(name) || SOURCE_MAP.test(name);
    // Each file has one name, because every other name would be cached too.
    return isRefused || name !== path.posix.normalize(name) ? undefined : name;
  } catch {
    return undefined;
  }
}

/** Serves files of the shell at the root, and all releases below /remotes/. */
async function serveFiles(app: FastifyInstance, releases: Releases) {
  const { siteDir } = releases;
  await app.register(serve, { ...FILES, root: path.join(siteDir, "remotes"), prefix: "/remotes/" });
  const dirOf = createShellFiles(releases);
  app.get("/*", (request, reply) => {
    const name = fileNameOf(request.url);
    const dir = name === LIST ? siteDir : name && dirOf(name, request);
    return dir && name ? reply.sendFile(name, dir) : reply.callNotFound();
  });
}

/** Serves the site's pages and the files of its releases. Unknown paths answer 404 with the shell's page. */
export async function serveSite(app: FastifyInstance, releases: Releases, options: SiteOptions = {}) {
  const { brand = {}, isPublicDemo = false, jobPageOf = NO_JOB_PAGE, barText = () => null } = options;
  const { siteDir } = releases;
  const pages = createPages(
    (page, bar) => withDemoBanner(withMaintenanceBar(withBrand(page, brand), bar), isPublicDemo),
    barText,
  );
  const preloadLinks = createPreloadLinks(siteDir);
  const prerenderedOf = createPrerendered(siteDir);
  await serveFiles(app, releases);
  const sendPage = async (request: FastifyRequest, reply: FastifyReply) => {
    const pathname = request.url.split("?")[0] ?? "/";
    const shellDir = releases.shellDir(request);
    const jobId = JOB_PAGE.exec(pathname)?.[1];
    if (jobId !== undefined) {
      const { status, head } = await jobPageOf(jobId);
      reply.code(status).header("link", preloadLinks({ shellDir }));
      if (head === "") return pages.send({ shellDir }, request, reply);
      return pages.sendWithHead({ shellDir }, request, reply, head);
    }
    const owner = releases.ownerOf(pathname);
    const release = owner && releases.releaseOf(owner, request);
    // A part that is hosted elsewhere has no page here.
    const releaseDir = (release && releases.dirOf(release)) ?? shellDir;
    const file = contentOf(pathname, request.url.includes("?"), releaseDir);
    if (file) return pages.send({ shellDir, file }, request, reply);
    const isOwned = SHELL_PAGES.some((pattern) => pattern.test(pathname)) || owner !== undefined;
    const page = prerenderedOf(release, request.url, (part) => releases.releaseOfPart(part, request));
    const parts = page?.releases ?? (release ? [release] : []);
    reply.header("link", preloadLinks({ shellDir, parts, page: page?.files })).code(isOwned ? 200 : 404);
    return pages.send({ shellDir, page }, request, reply);
  };
  app.get("/", sendPage); // the static files treat it as a folder
  app.setNotFoundHandler((request, reply) => {
    const isPage =
      ["GET", "HEAD"].includes(request.method) &&
      request.headers.accept?.includes("text/html") &&
      !/^\/(api|remotes|dev)\//.test(request.url);
    return isPage ? sendPage(request, reply) : reply.code(404).send({ message: "Not found.", code: "NOT_FOUND" });
  });
}
