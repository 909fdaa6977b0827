// Tests the alerts, the dashboard and their metrics.
import assert from "node:assert/strict";
import { readdirSync, readFileSync, writeFileSync as write } from "node:fs";
import path from "node:path";
import { test } from "node:test";
import { tableOf } from "../simulate.mjs";
import { ALERTS } from "../watch/alerts.mjs";
import { FILES, metricsRead } from "../watch/make.mjs";
import { DEPLOY, folderFor, programOf, ROOT, readDeployFile, renderFile, run } from "./parts.mjs";

test("the files equal those generated from their list", () => {
  for (const [name, make] of Object.entries(FILES)) assert.equal(readDeployFile(`watch/${name}`), make(), name);
});

test("Prometheus accepts the rules, and each alert fires and does not fire as in its test", (t) => {
  const promtool = programOf("promtool", t);
  if (!promtool) return;
  for (const args of [
    ["check", "rules", "alerts.yml"],
    ["test", "rules", "alerts.test.yml"],
  ]) {
    const { status, said } = run(promtool, args, { cwd: path.join(DEPLOY, "watch") });
    assert.equal(status, 0, said);
  }
});

test("a broken rule fails its test", (t) => {
  const promtool = programOf("promtool", t);
  if (!promtool) return;
  const folder = folderFor(t);
  const values = {
    "alerts.yml": (text) => text.replace("evaluations_oldest_seconds) > 600", "evaluations_oldest_seconds) > 6000000"),
    "alerts.test.yml": (text) => text,
  };
  for (const [name, change] of Object.entries(values))
    write(path.join(folder, name), change(readDeployFile(`watch/${name}`)));
  const { status, said } = run(promtool, ["test", "rules", "alerts.test.yml"], { cwd: folder });
  assert.notEqual(status, 0);
  assert.match(said, /EvaluationsLate/);
});

test("Prometheus accepts its configuration", (t) => {
  const promtool = programOf("promtool", t);
  if (!promtool) return;
  const folder = folderFor(t);
  const token = path.join(folder, "token");
  for (const file of [token, path.join(folder, "ca.pem")]) write(file, "its text");
  const file = renderFile("watch/prometheus.yml", folder, {
    RULES: path.join(DEPLOY, "watch/alerts.yml"),
    METRICS_TOKEN_FILE: token,
    ETCD_TLS: folder,
  });
  const { status, said } = run(promtool, ["check", "config", file]);
  assert.equal(status, 0, said);
});

test("Prometheus accepts the query of each panel", (t) => {
  const promtool = programOf("promtool", t);
  if (!promtool) return;
  const file = path.join(folderFor(t), "panels.yml");
  const { panels } = JSON.parse(readDeployFile("watch/dashboard.json"));
  const rules = panels.map(({ id, targets }) => ({ record: `panel:${id}`, expr: targets[0].expr }));
  write(file, JSON.stringify({ groups: [{ name: "panels", rules }] })); // YAML contains JSON
  const { status, said } = run(promtool, ["check", "rules", file]);
  assert.equal(status, 0, said);
});

test("Dryrun, Node or Patroni has every metric that is read", () => {
  const api = path.join(ROOT, "apps/api/src/features/system");
  const own = readdirSync(api)
    .filter((name) => name.endsWith("metrics.ts"))
    .map((name) => readFileSync(path.join(api, name), "utf8"))
    .join("\n");
  const names = ["backup/base.sh", "backup/archive-wal.sh", "backup/test-restore.sh", "watch/certificate-ends.sh"];
  const scripts = names.map(readDeployFile).join("\n");
  for (const metric of metricsRead()) {
    const name = metric.replace(/_(count|bucket|sum)$/, "");
    if (/^(nodejs_|process_|patroni_|node_filesystem_)/.test(name)) continue;
    if (name.startsWith("dryrun_")) {
      assert.match(scripts, new RegExp(`\\btell ${name}\\b`, "m"), name);
      continue;
    }
    const [, vital] = /^browser_(lcp|inp|cls)$/.exec(name) ?? []; // named in a list
    assert.match(
      own,
      vital ? new RegExp(`^  ${vital}: \\[[\\s\\S]*\`browser_\\$`, "m") : new RegExp(`"${name}"`),
      name,
    );
  }
});

test("each alert has its page in the documentation, and each page its alert", () => {
  const book = readFileSync(path.join(ROOT, "docs/alerts.md"), "utf8");
  const pages = [...book.matchAll(/^## (\w+)$/gm)].map(([, name]) => name);
  assert.deepEqual(pages.sort(), ALERTS.map(({ name }) => name).sort());
});

test("the data map matches the schema, and the simulation its habits", () => {
  const { status, said } = run(process.execPath, ["--no-warnings", "deploy/data-map.mjs", "--check"], { cwd: ROOT });
  assert.equal(status, 0, said);
  const plain = (text) => text.replace(/ +/g, " ").replace(/-+/g, "-");
  const table = plain(tableOf([100_000, 1_000_000, 10_000_000]));
  assert.ok(plain(readFileSync(path.join(ROOT, "docs/scaling.md"), "utf8")).includes(table), "run deploy/simulate.mjs");
});
