// Tests Patroni's own API: access to the network alone is not enough to change the cluster or to impersonate it.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import path from "node:path";
import { test } from "node:test";
import { programOf, run, sampleValues } from "./parts.mjs";
import { startPatroni, statusOf } from "./patroni.mjs";

test("Patroni shows a certificate, and requires a certificate and the password for changes", {
  timeout: 120_000,
}, async (t) => {
  const program = programOf("patroni", t);
  if (!program) return;
  const { folder, port, config, options } = await startPatroni(program, t);
  const contentOf = (name) => readFileSync(path.join(folder, name));
  const ca = contentOf("ca.pem");
  const isPrimary = () => statusOf(port, { path: "/primary", method: "OPTIONS", ca });
  assert.equal(await isPrimary(), 200, "as HAProxy asks");
  assert.notEqual(await statusOf(port, { path: "/primary" }), 200, "to who does not know the authority");

  const client = { cert: contentOf("client.pem"), key: contentOf("client.key") };
  const { PATRONI_USER, PATRONI_PASSWORD } = sampleValues();
  const change = { path: "/config", method: "PATCH", ca, body: JSON.stringify({ ttl: 21 }) };
  assert.equal(await statusOf(port, { ...change, auth: `${PATRONI_USER}:${PATRONI_PASSWORD}` }), 403);
  assert.equal(await statusOf(port, { ...change, ...client }), 401);
  assert.equal(await statusOf(port, { ...change, ...client, auth: `${PATRONI_USER}:wrong` }), 401);
  assert.equal(await statusOf(port, { ...change, ...client, auth: `${PATRONI_USER}:${PATRONI_PASSWORD}` }), 200);

  const reload = run("patronictl", ["-c", config, "reload", "dryrun", "--force"], options);
  assert.match(reload.said, /Reload request received for member node1/);
});
