// Copies the output of the content build into the release: content/<route>.html with the shell's script and styles, and
// content/plain/<route>.html for pages that look like this only without a search in their address.
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";

/** Returns the file of a page: "/" is index, "/a/b" is a__b. */
export const fileOfRoute = (route) => `${route.slice(1).replaceAll("/", "__") || "index"}.html`;

/** Returns a page as the server reads it: the head's elements, then the body. */
export const fragmentOf = ({ head, body }, styles) => `${head}\n<style>${styles}</style>\n<!--body-->\n${body}\n`;

/** `dist` is the application's release, next to the output of the content build. Does nothing if there is none. */
export async function writeContent(dist) {
  const made = path.join(dist, "../dist-content");
  if (!existsSync(path.join(made, "render.mjs"))) return;
  const folder = path.join(dist, "content");
  for (const [build, to] of [
    ["render", folder],
    ["forms", path.join(folder, "plain")],
  ]) {
    const render = path.join(made, `${build}.mjs`);
    if (!existsSync(render)) continue; // only the shell has forms
    mkdirSync(to, { recursive: true });
    const { pages } = await import(pathToFileURL(render).href);
    const styles = readFileSync(path.join(made, `${build}.css`), "utf8");
    for (const page of pages) writeFileSync(path.join(to, fileOfRoute(page.path)), fragmentOf(page, styles));
  }
  if (!existsSync(path.join(made, "base.css"))) return; // a part: the shell provides base.css and the script
  cpSync(path.join(made, "base.css"), path.join(folder, "base.css"));
  if (existsSync(path.join(made, "assets")))
    cpSync(path.join(made, "assets"), path.join(dist, "assets"), { recursive: true });
  const script = path.join(dist, "../dist-content-script");
  const [name] = readdirSync(script).filter((one) => one.endsWith(".js"));
  cpSync(path.join(script, name), path.join(dist, name));
  writeFileSync(path.join(folder, "script"), `/${name}`);
}
