// Base backup, archived WAL, and a restore to a second before a statement that destroyed something.
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { chmodSync, chownSync, cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { test } from "node:test";
import { startPostgres } from "../../tools/postgres.mjs";
import { freePort, until } from "../drill/processes.mjs";
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

/** A folder with the scripts, a key and room for backups, of the user that PostgreSQL runs as. */
function backupFolder(t) {
  const folder = folderFor(t);
  cpSync(path.join(DEPLOY, "backup"), path.join(folder, "scripts"), { recursive: true });
  writeFileSync(path.join(folder, "key"), "a key for this test, with 32 letters\n");
  writeFileSync(path.join(folder, "wrong-key"), "another key, of the same 32 letters\n");
  mkdirSync(path.join(folder, "kept"));
  for (const name of ["key", "wrong-key"])
    writeFileSync(
      path.join(folder, `${name}.env`),
      `BACKUP_FOLDER=${folder}/kept\nBACKUP_KEY_FILE=${folder}/${name}\n`,
    );
  chmodSync(folder, 0o755);
  if (isRoot) for (const name of ["", "kept", "key", "wrong-key"]) chownSync(path.join(folder, name), NOBODY, NOBODY);
  return folder;
}

test("a database is restored to the second before its rows were deleted", { timeout: 240_000 }, async (t) => {
  const postgres = programOf("postgres", t);
  if (!postgres) return;
  const folder = backupFolder(t);
  const script = (name, args, key = "key") =>
    spawnSync(path.join(folder, "scripts", name), args, {
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
  const archive = `BACKUP_ENV=${folder}/key.env ${folder}/scripts/archive-wal.sh %p %f`;
  const server = await startPostgres(ROOT, { wal_level: "replica", archive_mode: "on", archive_command: archive });
  t.after(() => server.stop());
  const client = await connect(server.url);
  await client.query("create table users(name text)");
  await client.query("insert into users values ('Asha Verma before the backup')");
  const made = script("base.sh", [server.url]);
  assert.equal(made.status, 0, made.stderr);
  await client.query("insert into users values ('Ravi Kumar after the backup')");
  await new Promise((resolve) => setTimeout(resolve, 1100));
  const { rows } = await client.query("select now()::text as moment");
  await new Promise((resolve) => setTimeout(resolve, 1100));
  await client.query("delete from users");
  await client.query("select pg_switch_wal()");
  await until("the WAL to be archived", async () => {
    const { rows: archived } = await client.query(
      "select last_archived_wal >= pg_walfile_name(pg_current_wal_lsn() - 1) or archived_count > 2 as is_done from pg_stat_archiver",
    );
    return archived[0].is_done;
  });
  await client.end();

  const into = path.join(folder, "restored");
  const restored = script("restore.sh", ["--into", into, "--at", rows[0].moment]);
  assert.equal(restored.status, 0, restored.stderr);
  const names = await namesIn(into, postgres, folder);
  assert.deepEqual(names, ["Asha Verma before the backup", "Ravi Kumar after the backup"]);

  const tested = script("test-restore.sh", []);
  assert.equal(tested.status, 0, tested.stderr + tested.stdout);
  assert.match(tested.stdout, /it has 0 accounts/); // the newest state: after the deletion

  const kept = ["base", "wal"].flatMap((name) =>
    readdirSync(path.join(folder, "kept", name)).map((file) => path.join(folder, "kept", name, file)),
  );
  for (const file of kept) assert.ok(!readFileSync(file).includes("Asha"), `${file} is in the clear`);
  const wrong = script("restore.sh", ["--into", path.join(folder, "wrong")], "wrong-key");
  assert.notEqual(wrong.status, 0);
  assert.match(wrong.stderr, /wrong key/);

  const base = kept.find((file) => file.endsWith(".tar.gz.enc"));
  const content = readFileSync(base);
  content[content.length >> 1] ^= 1;
  writeFileSync(base, content);
  const damaged = script("restore.sh", ["--into", path.join(folder, "damaged")]);
  assert.notEqual(damaged.status, 0);
  assert.match(damaged.stderr, /is damaged/);
});

/** Starts PostgreSQL on a restored folder, and answers the names in it once it has replayed. */
async function namesIn(data, postgres, folder) {
  const port = await freePort();
  const pgCtl = path.join(path.dirname(postgres), "pg_ctl");
  const options = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories= -c hot_standby=off`;
  const env = { PATH: process.env.PATH };
  const ctl = (...args) => spawnSync(pgCtl, ["-D", data, ...args], { ...who, env, cwd: folder, stdio: "ignore" });
  ctl("-w", "-l", path.join(data, "log"), "-o", options, "start");
  try {
    return await until("the replay", async () => {
      const client = await connect(`postgresql://postgres@127.0.0.1:${port}/postgres`);
      try {
        const { rows } = await client.query("select pg_is_in_recovery() as is_replaying");
        if (rows[0].is_replaying) return undefined;
        return (await client.query("select name from users order by name")).rows.map(({ name }) => name);
      } finally {
        await client.end();
      }
    });
  } finally {
    ctl("-m", "immediate", "stop");
  }
}
