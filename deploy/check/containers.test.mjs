// Checks what can be read of images and manifests; images.test.mjs builds the images and runs them.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import path from "node:path";
import { test } from "node:test";
import { Ajv } from "ajv";
import { DEPLOY, ROOT, readDeployFile, yamlOf } from "./parts.mjs";

const manifests = () => yamlOf(path.join(DEPLOY, "kubernetes/dryrun.yaml"));
const stagesOf = (text) => text.split(/^(?=FROM )/m).slice(1);

test("each running image has an unprivileged user and a health check", () => {
  const stages = stagesOf(readDeployFile("containers/Containerfile"));
  const running = stages.filter((stage) => /^FROM base AS/.test(stage));
  assert.equal(running.length, 2);
  for (const stage of running) assert.match(stage, /^HEALTHCHECK /m);
  assert.match(
    stages.find((stage) => /AS base/.test(stage)),
    /^USER 10001$/m,
  );
  assert.doesNotMatch(readDeployFile("containers/Containerfile"), /SECRET|PASSWORD/);
});

/** Matches a digest, or a complete version. */
const PINNED = /@sha256:[0-9a-f]{64}$|:\d+\.\d+(?:\.\d+)?(?:-[\w.-]+)?$/;

test("every image has an exact version", () => {
  const [{ services }] = yamlOf(path.join(DEPLOY, "containers/compose.yaml"));
  for (const { image } of Object.values(services)) assert.match(image, PINNED);
  assert.match(/^ARG NODE_IMAGE=(.+)$/m.exec(readDeployFile("containers/Containerfile"))[1], PINNED);
});

test("the compose file runs everything read-only and without privileges, and waits for the database", () => {
  const [{ services }] = yamlOf(path.join(DEPLOY, "containers/compose.yaml"));
  assert.deepEqual(Object.keys(services).sort(), ["api", "database", "proxy", "worker"]);
  for (const name of ["api", "worker"]) {
    const { read_only, cap_drop, depends_on, build } = services[name];
    assert.deepEqual(
      [read_only, cap_drop, depends_on.database.condition, build.target],
      [true, ["ALL"], "service_healthy", name],
    );
  }
});

/** Whether the last matching pattern of this file excludes the path. */
function isLeftOut(file, name) {
  const lines = readFileSync(path.join(ROOT, file), "utf8").split("\n");
  const fits = lines.filter((line) => line && !line.startsWith("#") && path.matchesGlob(name, line.replace(/^!/, "")));
  return fits.length > 0 && !fits.at(-1).startsWith("!");
}

test("files with secrets are in no image and in no commit", () => {
  const [{ services }] = yamlOf(path.join(DEPLOY, "containers/compose.yaml"));
  const files = new Set(Object.values(services).flatMap(({ env_file = [] }) => env_file));
  assert.deepEqual([...files].sort(), ["database.env", "dryrun.env"]);
  for (const name of files)
    for (const list of [".gitignore", ".dockerignore"])
      assert.ok(isLeftOut(list, `deploy/containers/${name}`), `${list} does not have ${name}`);
  for (const name of [".git", ".data", "values.env", "node_modules", "apps/api/node_modules", ".site"])
    assert.ok(isLeftOut(".dockerignore", name), name);
  assert.ok(!isLeftOut(".dockerignore", "deploy/sample.env"));
});

test("the manifests run without privileges, with limits and probes, and are replaced one after the other", () => {
  const all = manifests();
  const deployments = all.filter(({ kind }) => kind === "Deployment");
  assert.deepEqual(deployments.map(({ metadata }) => metadata.name).sort(), ["api", "worker"]);
  for (const { spec } of deployments) {
    assert.equal(spec.strategy.rollingUpdate.maxUnavailable, 0);
    const pod = spec.template.spec;
    assert.equal(pod.securityContext.runAsNonRoot, true);
    const [container] = pod.containers;
    assert.equal(container.securityContext.readOnlyRootFilesystem, true);
    assert.deepEqual(container.securityContext.capabilities.drop, ["ALL"]);
    assert.ok(container.resources.limits.memory);
    assert.equal(container.readinessProbe.httpGet.path, "/api/health/ready");
    assert.equal(container.livenessProbe.httpGet.path, "/api/health/live");
    assert.deepEqual(spec.selector.matchLabels, spec.template.metadata.labels);
    assert.match(container.image, PINNED);
    for (const { name, emptyDir } of pod.volumes) assert.ok(emptyDir.sizeLimit, name);
  }
  const service = all.find(({ kind }) => kind === "Service");
  assert.deepEqual(service.spec.selector, deployments[0].spec.selector.matchLabels);
  const policies = all.filter(({ kind }) => kind === "NetworkPolicy").map(({ spec }) => spec);
  const [incoming, outgoing] = ["Ingress", "Egress"].map((type) =>
    policies.find((spec) => spec.policyTypes[0] === type),
  );
  for (const { from } of incoming.ingress) for (const one of from) assert.ok(one.namespaceSelector.matchLabels);
  for (const { to, ports } of outgoing.egress) {
    assert.ok(ports.length > 0);
    for (const { namespaceSelector, ipBlock } of to)
      assert.ok(namespaceSelector?.matchLabels ?? ipBlock.except.includes("169.254.0.0/16"));
  }
});

/** Returns what is wrong with the form of an object; the schemas are those of Kubernetes, and allow no other fields. */
function faultsOf(object) {
  const { kinds, definitions } = JSON.parse(readDeployFile("kubernetes/forms.json"));
  const model = kinds[`${object.apiVersion} ${object.kind}`];
  if (!model)
    return [`${object.apiVersion} ${object.kind} is not in forms.json: add it to deploy/kubernetes/forms.mjs`];
  const validate = new Ajv({ allErrors: true, allowUnionTypes: true }).compile({
    definitions,
    $ref: `#/definitions/${model}`,
  });
  validate(object);
  return (validate.errors ?? []).map(({ instancePath, message, params }) =>
    [instancePath, message, params.additionalProperty].filter(Boolean).join(" "),
  );
}

test("the manifests have the form that Kubernetes accepts", () => {
  for (const object of manifests()) assert.deepEqual(faultsOf(object), [], `${object.kind} ${object.metadata.name}`);
});

test("a manifest with another form is refused", () => {
  const deployment = manifests().find(({ kind }) => kind === "Deployment");
  const wrong = (change) => {
    const object = structuredClone(deployment);
    change(object.spec, object.spec.template.spec.containers[0]);
    return faultsOf(object);
  };
  assert.match(wrong((_, container) => (container.readinessProbes = {}))[0], /containers\/0 .*readinessProbes/);
  assert.match(wrong((spec) => (spec.replicas = "2"))[0], /\/spec\/replicas must be integer/);
  assert.match(wrong((_, container) => delete container.name)[0], /must have required property 'name'/);
  assert.match(wrong((spec) => (spec.template.spec.volumes[0].emptyDir = []))[0], /emptyDir must be object/);
  assert.match(faultsOf({ ...deployment, apiVersion: "extensions/v1beta1" })[0], /is not in forms\.json/);
});
