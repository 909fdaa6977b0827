// One process, one port: MultiCompiler behind one dev server; each remote is under /remotes/<name>/.
import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import path from "node:path";

process.env.NODE_ENV = "development";
const { rspack } = await import("@rspack/core");
const { RspackDevServer } = await import("@rspack/dev-server");

const parts = JSON.parse(readFileSync("apps/shell/remotes.dev.json", "utf8"));
const named = process.argv.slice(2).filter((name) => name !== "shell");
const unknown = named.filter((name) => !parts.some((part) => part.name === name));
if (unknown.length > 0) {
  console.error(`\nThere is no part ${unknown.join(", ")}; there are ${parts.map(({ name }) => name).join(", ")}.\n`);
  process.exit(1);
}
// A part always runs together with the shell.
const entries = named.length > 0 ? parts.filter(({ name }) => named.includes(name)) : parts;
const apps = ["shell", ...entries.map(({ name }) => name)];
const configs = await Promise.all(
  apps.map(async (app) => (await import(path.resolve("apps", app, "rspack.config.mjs"))).default),
);
// The API restarts when one of its files changes; it serves no built site here.
const port = Number(process.env.PORT ?? 3000);
const apiPort = Number(process.env.API_PORT ?? 3001);
const api = spawn(
  process.execPath,
  ["--disable-warning=ExperimentalWarning", "--watch-preserve-output", "--watch", "apps/api/src/main.ts"],
  {
    stdio: "inherit",
    env: { ...process.env, PORT: String(apiPort), SITE_DIR: "none", PUBLIC_URL: `http://localhost:${port}` },
  },
);

const server = new RspackDevServer(
  {
    port,
    host: "127.0.0.1",
    allowedHosts: ["localhost", "127.0.0.1"],
    client: { webSocketURL: "auto://0.0.0.0:0/ws" }, // the page's own host: localhost and 127.0.0.1 both work
    hot: true,
    proxy: [
      {
        context: ["/api", "/company-logos", "/companies", "/dev/mail", "/status"],
        target: `http://127.0.0.1:${apiPort}`,
      },
    ],
    setupExitSignals: false,
    historyApiFallback: { index: "/index.html", disableDotRule: false },
    setupMiddlewares(middlewares) {
      const middleware = (_request, response) =>
        response.setHeader("content-type", "application/json").end(JSON.stringify(entries));
      middlewares.unshift({ name: "remotes.json", path: "/remotes.json", middleware });
      return middlewares;
    },
  },
  rspack(configs),
);
await server.start();

for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) {
  process.once(signal, () => {
    api.kill("SIGTERM");
    void server.stop().finally(() => process.exit(0));
  });
}
