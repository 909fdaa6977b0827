import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import serve from "@fastify/static";
import type { FastifyInstance } from "fastify";
import { StartError } from "../config.ts";

const HASHED = /\.[0-9a-f]{8,}\.\w+$/;
/** Pages of the shell itself, as patterns; the parts' own prefixes come from remotes.json. */
const SHELL_PAGES = [
  /^\/$/,
  /^\/(login|register|forgot-password|about|privacy-policy|terms-of-service)$/,
  /^\/(reset-password|verify-email)\/[^/]+$/,
];

export const shellDirOf = (siteDir: string) => path.join(siteDir, "shell");

/** Stops the start where nothing was built. */
export function checkSite(siteDir: string) {
  if (!existsSync(path.join(shellDirOf(siteDir), "index.html"))) {
    throw new StartError(`There is no built site in ${siteDir}; run "npm run build".`);
  }
}

/** The shell at /, released remotes below /remotes/. A page that nobody owns is a 404 with the shell's own page. */
export async function serveSite(app: FastifyInstance, siteDir: string) {
  const shell = shellDirOf(siteDir);
  const owned = () => {
    const remotes = JSON.parse(readFileSync(path.join(shell, "remotes.json"), "utf8")) as { owns: string[] }[];
    return remotes.flatMap(({ owns }) => owns);
  };
  const options = {
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply: { header(name: string, value: string): unknown }, file: string) => {
      const isHashed = HASHED.test(file.replace(/\.(br|gz)$/, ""));
      reply.header("cache-control", isHashed ? "public, max-age=31536000, immutable" : "no-cache");
    },
  };
  const remotes = path.join(siteDir, "remotes");
  await app.register(serve, { ...options, root: remotes, prefix: "/remotes/", decorateReply: false });
  await app.register(serve, { ...options, root: shell, prefix: "/" });
  app.setNotFoundHandler((request, reply) => {
    const pathname = request.url.split("?")[0] ?? "/";
    const isPage =
      ["GET", "HEAD"].includes(request.method) &&
      request.headers.accept?.includes("text/html") &&
      !/^\/(api|remotes|dev)\//.test(pathname);
    if (!isPage) return reply.code(404).send({ message: "Not found.", code: "NOT_FOUND" });
    const isOwned =
      SHELL_PAGES.some((pattern) => pattern.test(pathname)) ||
      owned().some((prefix) => pathname === prefix || pathname.startsWith(`${prefix}/`));
    return reply.code(isOwned ? 200 : 404).sendFile("index.html");
  });
}
