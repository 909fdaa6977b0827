// The development server of a part in its own repository: the part is built here, everything else comes from the live site (`--site`, or
// else PUBLIC_URL). Only this server's remotes.json names the build.
import { readFileSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";

const OPTIONS = { site: { type: "string" }, port: { type: "string", default: process.env.PORT ?? "3000" } };
const { site = process.env.PUBLIC_URL, port } = parseArgs({ options: OPTIONS }).values;
if (!site) {
  console.error("\nName the site whose shell and API are live: npm run dev -- --site https://example.org\n");
  process.exit(1);
}
const { name, owns } = JSON.parse(readFileSync("part.json", "utf8"));
const isShell = name === "shell";
// A part runs with the React of the live shell, which is the production build; only a shell brings its own.
process.env.NODE_ENV = isShell ? "development" : "production";
const { rspack } = await import("@rspack/core");
const { RspackDevServer } = await import("@rspack/dev-server");

const FOLDER = `/remotes/${name}/dev/`;
const line = { name, owns, current: { version: "dev", entry: `${FOLDER}mf-manifest.json`, integrity: "" } };

/** Returns the live list with this machine's build in it; a shell has no entry in the list during development. */
async function listHere() {
  const live = await (await fetch(new URL("/remotes.json", site), { cache: "no-cache" })).json();
  const others = live.filter((one) => one.name !== name);
  return isShell ? others : [...others, line];
}

function listMiddleware(_request, response) {
  listHere().then(
    (list) => response.setHeader("content-type", "application/json").end(JSON.stringify(list)),
    (error) => {
      response.statusCode = 502;
      response.end(`${site} does not answer: ${error.message}`);
    },
  );
}

const [config] = [(await import(path.resolve("rspack.config.mjs"))).default].flat();
const forPart = {
  devtool: "source-map",
  optimization: { ...config.optimization, minimize: false },
  output: { ...config.output, publicPath: "auto" },
};
const server = new RspackDevServer(
  {
    port,
    host: "127.0.0.1",
    allowedHosts: ["localhost", "127.0.0.1"],
    client: { webSocketURL: "auto://0.0.0.0:0/ws" }, // the page's own host: localhost and 127.0.0.1 both work
    hot: isShell,
    liveReload: !isShell,
    devMiddleware: isShell ? {} : { publicPath: FOLDER, index: false },
    historyApiFallback: isShell && { index: "/index.html", disableDotRule: false },
    proxy: [
      {
        context: (pathname) => pathname !== "/ws" && (isShell ? isOfSite(pathname) : !pathname.startsWith(FOLDER)),
        target: site,
        changeOrigin: true,
      },
    ],
    setupExitSignals: true,
    setupMiddlewares: (middlewares) => [
      { name: "remotes.json", path: "/remotes.json", middleware: listMiddleware },
      ...middlewares,
    ],
  },
  rspack(isShell ? config : { ...config, ...forPart }),
);
await server.start();

/** Whether a path comes from the site, because a shell under development does not serve it. */
function isOfSite(pathname) {
  return /^\/(api|remotes|dev)\//.test(pathname);
}
