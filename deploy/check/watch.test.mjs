// Tests the alerts, the dashboard and their metrics, and the data map.
import assert from "node:assert/strict";
import { readdirSync, readFileSync, writeFileSync as write } from "node:fs";
import path from "node:path";
import { test } from "node:test";
import { DEPLOY, folderFor, programOf, ROOT, readDeployFile, renderFile, run, yamlOf } from "./parts.mjs";

const alerts = () => yamlOf(path.join(DEPLOY, "watch/alerts.yml"))[0].groups.flatMap(({ rules }) => rules);
const panels = () => JSON.parse(readDeployFile("watch/dashboard.json")).panels;

test("Prometheus accepts the alerts", (t) => {
  const promtool = programOf("promtool", t);
  if (!promtool) return;
  const { status, said } = run(promtool, ["check", "rules", path.join(DEPLOY, "watch/alerts.yml")]);
  assert.equal(status, 0, said);
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
  const rules = panels().map(({ id, targets }) => ({ record: `panel:${id}`, expr: targets[0].expr }));
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
  const read = [...alerts(), ...panels().flatMap(({ targets }) => targets)].flatMap(
    ({ expr }) => expr.match(/\b[a-z]+_[a-z0-9_]+(?=\{|\)|\[| )/g) ?? [],
  );
  for (const metric of new Set(read)) {
    if (metric === "histogram_quantile") continue;
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
  assert.deepEqual(
    pages.sort(),
    alerts()
      .map(({ alert }) => alert)
      .sort(),
  );
});

test("the data map matches the schema", () => {
  const { status, said } = run(process.execPath, ["--no-warnings", "deploy/data-map.mjs", "--check"], { cwd: ROOT });
  assert.equal(status, 0, said);
});
