// Tests base backup, archived WAL, and a restore to a second before a destructive statement.
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { createHash, createHmac, pbkdf2Sync } from "node:crypto";
import {
  chmodSync,
  chownSync,
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { test } from "node:test";
import { startPostgres } from "../../tools/postgres.mjs";
import { waitUntil } from "../chaos/processes.mjs";
import { DEPLOY, folderFor, programOf, ROOT } from "./parts.mjs";

const pg = createRequire(path.join(ROOT, "apps/api/package.json"))("pg");
const NOBODY = 65_534;
const isRoot = process.getuid() === 0;
const who = isRoot ? { uid: NOBODY, gid: NOBODY } : {};

async function connect(url) {
  const client = new pg.Client({ connectionString: url });
  client.on("error", () => {});
  await client.connect();
  return client;
}

/** Makes a folder with the scripts, a key and space for backups, owned by the user that PostgreSQL runs as. */
function backupFolder(t) {
  const folder = folderFor(t);
  cpSync(path.join(DEPLOY, "backup"), path.join(folder, "scripts"), { recursive: true });
  writeFileSync(path.join(folder, "key"), "a key for this test, with 32 letters\n");
  writeFileSync(path.join(folder, "wrong-key"), "another key, of the same 32 letters\n");
  mkdirSync(path.join(folder, "kept/wal"), { recursive: true });
  for (const name of ["key", "wrong-key"])
    writeFileSync(
      path.join(folder, `${name}.env`),
      `BACKUP_FOLDER=${folder}/kept\nBACKUP_KEY_FILE=${folder}/${name}\n`,
    );
  chmodSync(folder, 0o755);
  if (isRoot)
    for (const name of ["", "kept", "kept/wal", "key", "wrong-key"]) chownSync(path.join(folder, name), NOBODY, NOBODY);
  return folder;
}

/** Like PostgreSQL and systemd: a write to a closed pipe fails instead of ending the process. */
const WITHOUT_SIGPIPE = ["-c", 'trap "" PIPE; exec "$0" "$@"'];

/** Runs a script of that folder, as PostgreSQL's user. */
const scriptsIn =
  (folder) =>
  (name, args, key = "key") =>
    spawnSync("sh", [...WITHOUT_SIGPIPE, path.join(folder, "scripts", name), ...args], {
      ...who,
      cwd: folder,
      encoding: "utf8",
      env: {
        PATH: process.env.PATH,
        BACKUP_ENV: path.join(folder, `${key}.env`),
        PG_USER: "postgres",
        PG_DATABASE: "postgres",
      },
    });

test("a replay ends only at a file that the archive does not have", (t) => {
  const folder = backupFolder(t);
  const script = scriptsIn(folder);
  const [archive, fetched] = [path.join(folder, "kept/wal"), path.join(folder, "fetched")];
  writeFileSync(path.join(folder, "segment"), "some WAL");
  const statusOf = (name, args, key) => script(name, args, key).status;
  const archived = script("archive-wal.sh", ["segment", "0001"]);
  assert.deepEqual([archived.status, archived.stderr], [0, ""]);
  assert.equal(statusOf("archive-wal.sh", ["segment", "0001"]), 0); // archived again after a crash
  assert.equal(statusOf("fetch-wal.sh", ["0001", fetched]), 0);
  assert.equal(readFileSync(fetched, "utf8"), "some WAL");
  assert.equal(statusOf("fetch-wal.sh", ["0002", fetched]), 1);
  assert.equal(statusOf("fetch-wal.sh", ["0001", fetched], "wrong-key"), 126);
  assert.equal(statusOf("fetch-wal.sh", ["0001", fetched], "no-such"), 126);
  flipByteOf(path.join(archive, "0001.gz.enc"));
  assert.equal(statusOf("fetch-wal.sh", ["0001", fetched]), 126);

  rmSync(archive, { recursive: true }); // the disk is not mounted
  assert.equal(statusOf("fetch-wal.sh", ["0002", fetched]), 126);
  for (const [name, args] of [
    ["archive-wal.sh", ["segment", "0003"]],
    ["base.sh", ["host=127.0.0.1 port=1"]],
  ]) {
    const { status, stderr } = script(name, args);
    assert.notEqual(status, 0, name);
    assert.match(stderr, /is not there/, name);
  }
  assert.deepEqual(readdirSync(path.join(folder, "kept")), []);
});

test("a changed, renamed, exchanged or forged file is refused", (t) => {
  const folder = backupFolder(t);
  const script = scriptsIn(folder);
  const inArchive = (name) => path.join(folder, "kept/wal", name);
  for (const name of ["0001", "0002"]) {
    writeFileSync(path.join(folder, "segment"), `the WAL of ${name}`);
    assert.equal(script("archive-wal.sh", ["segment", name]).status, 0);
  }
  const fetchedAs = (name) => script("fetch-wal.sh", [name, path.join(folder, "fetched")]);
  const content = readFileSync(inArchive("0001.gz.enc"));

  // The HMAC by RFC 2104, with the key that openssl derives.
  const key = pbkdf2Sync(
    "a key for this test, with 32 letters",
    Buffer.from("6261636b75706d61", "hex"),
    200_000,
    48,
    "sha256",
  ).subarray(0, 32);
  const mac = createHmac("sha256", key).update("0001.gz.enc\n").update(content).digest("hex");
  assert.equal(readFileSync(inArchive("0001.gz.enc.hmac"), "utf8").trim(), mac);

  // An attacker who can write there has no key: a matching checksum is not enough.
  const forge = (bytes) => {
    writeFileSync(inArchive("0001.gz.enc"), bytes);
    const sum = createHash("sha256").update(bytes).digest("hex");
    writeFileSync(inArchive("0001.gz.enc.sha256"), `${sum}  0001.gz.enc\n`);
    return fetchedAs("0001");
  };
  const flipped = Buffer.from(content);
  flipped[20] ^= 1;
  for (const bytes of [flipped, content.subarray(0, -16), readFileSync(inArchive("0002.gz.enc"))]) {
    const { status, stderr } = forge(bytes);
    assert.equal(status, 126);
    assert.match(stderr, /its HMAC differs/);
  }
  cpSync(inArchive("0002.gz.enc.hmac"), inArchive("0001.gz.enc.hmac")); // one file for another
  assert.equal(fetchedAs("0001").status, 126);
  rmSync(inArchive("0001.gz.enc.hmac"));
  assert.equal(forge(content).status, 126);
  assert.equal(script("authenticate.sh", []).status, 0); // from before the HMAC, in a trusted folder
  assert.equal(fetchedAs("0001").status, 0);
  assert.equal(readFileSync(path.join(folder, "fetched"), "utf8"), "the WAL of 0001");
  assert.deepEqual(
    readdirSync(path.join(folder, "kept/wal")).filter((name) => name.endsWith(".sha256")),
    [],
  );
});

test("each moment of the last KEEP_DAYS can be restored, even after weeks without a backup", (t) => {
  const folder = backupFolder(t);
  writeFileSync(path.join(folder, "pg_basebackup"), "#!/bin/sh\necho base\n", { mode: 0o755 });
  writeFileSync(path.join(folder, "key.env"), `PG_BIN=${folder}\nKEEP_DAYS=35\n`, { flag: "a" });
  const daysAgo = (days) => new Date(Date.now() - days * 86_400_000);
  const stampOf = (days) => `${daysAgo(days).toISOString().slice(0, 19)}Z`;
  const write = (name, days) => {
    const file = path.join(folder, "kept", name);
    writeFileSync(file, "x");
    utimesSync(file, daysAgo(days), daysAgo(days));
    if (isRoot) chownSync(file, NOBODY, NOBODY);
  };
  mkdirSync(path.join(folder, "kept/base"));
  if (isRoot) chownSync(path.join(folder, "kept/base"), NOBODY, NOBODY);
  const bases = [60, 50, 2].map((days) => `${stampOf(days)}.tar.gz.enc`);
  for (const [index, days] of [60, 50, 2].entries())
    for (const name of [bases[index], `${bases[index]}.hmac`]) write(`base/${name}`, days);
  for (const days of [59, 53, 51, 49, 36, 1]) write(`wal/${days}.gz.enc`, days);
  const { status, stderr } = scriptsIn(folder)("base.sh", ["host=nowhere"]);
  assert.equal(status, 0, stderr);
  const left = readdirSync(path.join(folder, "kept/base"));
  assert.equal(left.length, 6); // including the new one, each with its HMAC
  assert.deepEqual(
    bases.map((name) => left.includes(name) && left.includes(`${name}.hmac`)),
    [false, true, true],
  );
  const wal = readdirSync(path.join(folder, "kept/wal")).map((name) => Number.parseInt(name, 10));
  assert.deepEqual(
    wal.sort((a, b) => a - b),
    [1, 36, 49, 51],
  );
});

test("a database is restored to the second before its rows were deleted", { timeout: 240_000 }, async (t) => {
  const postgres = programOf("postgres", t);
  if (!postgres) return;
  const folder = backupFolder(t);
  const script = scriptsIn(folder);
  const archive = `BACKUP_ENV=${folder}/key.env ${folder}/scripts/archive-wal.sh %p %f`;
  const server = await startPostgres(ROOT, { wal_level: "replica", archive_mode: "on", archive_command: archive });
  t.after(() => server.stop());
  const client = await connect(server.url);
  await client.query("create table users(name text)");
  await client.query("insert into users values ('Asha Verma before the backup')");
  const created = script("base.sh", [server.url]);
  assert.equal(created.status, 0, created.stderr);
  await client.query("insert into users values ('Ravi Kumar after the backup')");
  await new Promise((resolve) => setTimeout(resolve, 1100));
  const { rows } = await client.query("select now()::text as moment");
  await new Promise((resolve) => setTimeout(resolve, 1100));
  const { rows: segments } = await client.query("select pg_walfile_name(pg_current_wal_lsn()) as name");
  await client.query("select pg_switch_wal()");
  await client.query("delete from users");
  await client.query("select pg_switch_wal()");
  await waitUntil("the WAL to be archived", async () => {
    const { rows: archived } = await client.query(
      "select last_archived_wal >= pg_walfile_name(pg_current_wal_lsn() - 1) as is_done from pg_stat_archiver",
    );
    return archived[0].is_done;
  });
  await client.end();

  const into = path.join(folder, "restored");
  const restored = script("restore.sh", ["--into", into, "--at", rows[0].moment]);
  assert.equal(restored.status, 0, restored.stderr);
  assert.doesNotMatch(readFileSync(path.join(into, "postgresql.auto.conf"), "utf8"), /archive_mode/);
  const names = namesIn(into, postgres, script);
  assert.deepEqual(names, ["Asha Verma before the backup", "Ravi Kumar after the backup"]);

  const tested = script("test-restore.sh", []);
  assert.equal(tested.status, 0, tested.stderr + tested.stdout);
  assert.match(tested.stdout, /it has 0 accounts/); // the newest state: after the deletion

  const archivedFiles = ["base", "wal"].flatMap((name) =>
    readdirSync(path.join(folder, "kept", name)).map((file) => path.join(folder, "kept", name, file)),
  );
  for (const file of archivedFiles) assert.ok(!readFileSync(file).includes("Asha"), `${file} is in the clear`);
  const wrong = script("restore.sh", ["--into", path.join(folder, "wrong")], "wrong-key");
  assert.notEqual(wrong.status, 0);
  assert.match(wrong.stderr, /wrong key/);

  flipByteOf(path.join(folder, "kept/wal", `${segments[0].name}.gz.enc`));
  const torn = path.join(folder, "torn");
  assert.equal(script("restore.sh", ["--into", torn]).status, 0);
  const stopped = script("start-restored.sh", [torn]);
  assert.notEqual(stopped.status, 0);
  assert.match(stopped.stderr, /its HMAC differs/);

  flipByteOf(archivedFiles.find((file) => file.endsWith(".tar.gz.enc")));
  const damaged = script("restore.sh", ["--into", path.join(folder, "damaged")]);
  assert.notEqual(damaged.status, 0);
  assert.match(damaged.stderr, /is damaged/);
});

function flipByteOf(file) {
  const content = readFileSync(file);
  content[content.length >> 1] ^= 1;
  writeFileSync(file, content);
}

/** Starts PostgreSQL on a restored folder, and returns the names in it after the replay. */
function namesIn(data, postgres, script) {
  const started = script("start-restored.sh", [data, "5439"]);
  assert.equal(started.status, 0, started.stderr);
  const program = (name, ...args) =>
    spawnSync(path.join(path.dirname(postgres), name), args, { ...who, cwd: data, encoding: "utf8" });
  try {
    const ask = ["-U", "postgres", "-d", "postgres", "-XAtc", "select name from users order by name"];
    return program("psql", "-h", `${data}.run`, "-p", "5439", ...ask)
      .stdout.trim()
      .split("\n");
  } finally {
    program("pg_ctl", "-D", data, "-m", "immediate", "stop");
  }
}
