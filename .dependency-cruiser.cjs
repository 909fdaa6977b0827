// The directions of imports. Each rule is shown to fail once by tools/boundaries.test.mjs.

/** Libraries that the API uses outside its adapters: everywhere, or in one place. Any other package needs an adapter. */
const EVERYWHERE = ["fastify", "yup", "drizzle-orm", "lru-cache"];
const IN_PLACE = {
  "db/": ["@electric-sql/pglite", "dataloader", "pg", "pg-boss", "tar"],
  "http/": [
    "@fastify/compress",
    "@fastify/helmet",
    "@fastify/multipart",
    "@fastify/static",
    "ipaddr.js",
    "rate-limiter-flexible",
  ],
  "rich-text.ts": ["sanitize-html"],
  "tracing/": ["@opentelemetry/api"],
  "features/auth/": ["@zxcvbn-ts/language-common", "jose", "otpauth"],
  "features/system/": ["postal-mime", "prom-client"],
};
function onlyAdaptersUseSdks() {
  const places = Object.keys(IN_PLACE);
  const rule = (from, libraries) => ({
    name: "only-adapters-use-sdks",
    comment: "A technology is known by its adapter alone.",
    severity: "error",
    from,
    to: {
      path: "node_modules/",
      pathNot: `node_modules/(${[...EVERYWHERE, ...libraries].map((name) => name.replace(".", "\\.")).join("|")})/`,
    },
  });
  return [
    rule({ path: "^apps/api/src/", pathNot: `^apps/api/src/(adapters/|${places.join("|")})|\\.test\\.ts$` }, []),
    ...places.map((place) => rule({ path: `^apps/api/src/${place}`, pathNot: "\\.test\\.ts$" }, IN_PLACE[place])),
  ];
}

module.exports = {
  forbidden: [
    {
      name: "no-app-to-app",
      comment: "Parts are deployed apart: what two need lives in a package.",
      severity: "error",
      from: { path: "^apps/([^/]+)/" },
      to: { path: "^apps/", pathNot: "^apps/$1/" },
    },
    {
      name: "no-package-to-app",
      comment: "Packages are below the applications.",
      severity: "error",
      from: { path: "^packages/" },
      to: { path: "^apps/" },
    },
    {
      name: "no-sibling-feature",
      comment:
        "A feature never imports another, but for types: what both need moves to shared/, in the API to records/, or down.",
      severity: "error",
      from: { path: "^apps/([^/]+)/src/features/([^/]+)/", pathNot: "\\.test\\.tsx?$" },
      to: {
        path: "^apps/$1/src/features/",
        pathNot: "^apps/$1/src/features/$2/",
        dependencyTypesNot: ["type-only"],
      },
    },
    {
      name: "records-below-features",
      comment: "What several areas read and write knows none of them.",
      severity: "error",
      from: { path: "^apps/api/src/(records|search)/", pathNot: "\\.test\\.ts$" },
      to: {
        path: "^apps/api/src/(app|features|adapters|compose|mails|demo|backup|cli)/|^apps/api/src/(app|compose|run)\\.ts$",
      },
    },
    {
      name: "search-below-records",
      comment: "Records write what the search walks; the search knows terms and tables alone.",
      severity: "error",
      from: { path: "^apps/api/src/search/", pathNot: "\\.test\\.ts$" },
      to: { path: "^apps/api/src/records/" },
    },
    {
      name: "domain-is-pure",
      comment: "The domain runs in both worlds: yup and nothing else.",
      severity: "error",
      from: { path: "^packages/domain/src/", pathNot: "\\.test\\.ts$" },
      to: { pathNot: "^packages/domain/|node_modules/yup/" },
    },
    {
      name: "evaluation-is-pure",
      comment:
        "Grading reads the file of its models and their versions, and has no other input or output; engines in WebAssembly are passed to it.",
      severity: "error",
      from: {
        path: "^packages/evaluation/src/",
        pathNot: "\\.test\\.ts$|/testing/|/(models/(made-from|model-file|models)|training/background|version)\\.ts$",
      },
      to: { pathNot: "^packages/(evaluation|content|domain|engines)/|node_modules/(re2js|@ironcalc/wasm)/" },
    },
    {
      name: "grades-know-no-other-question",
      comment: "A grade depends on its question and the background, so nothing that grades or trains may see the bank.",
      severity: "error",
      from: { path: "^packages/evaluation/src/", pathNot: "\\.test\\.ts$|/(testing|authoring)/" },
      to: { path: "^packages/content/src/interview/load\\.ts$" },
    },
    {
      name: "engines-stand-alone",
      comment: "What runs a candidate's program also runs in a browser, and knows nothing of the product.",
      severity: "error",
      from: { path: "^packages/engines/src/", pathNot: "\\.test\\.ts$|/testing/" },
      to: { pathNot: "^packages/engines/|node_modules/(@formulajs/formulajs|numfmt)/" },
    },
    {
      name: "routes-never-touch-the-database",
      comment: "Routes translate; services decide and own the transaction.",
      severity: "error",
      from: { path: "^apps/api/src/features/.*routes\\.ts$" },
      to: { path: "^apps/api/src/db/(schema|migrate)|node_modules/drizzle-orm" },
    },
    {
      name: "only-queries-speak-sql",
      comment:
        "SQL is in records/, queries.ts and <topic>-queries.ts; what seeds or copies a whole database may write its own.",
      severity: "error",
      from: {
        path: "^apps/api/src/",
        pathNot: "^apps/api/src/(db|records|adapters|backup|demo)/|/[a-z-]*queries\\.ts$|\\.test\\.ts$",
      },
      to: { path: "node_modules/drizzle-orm/" },
    },
    ...onlyAdaptersUseSdks(),
    {
      name: "client-never-imports-server",
      comment: "The question bank and the grader never reach a browser.",
      severity: "error",
      from: {
        path: "^(apps/(?!api/)|packages/(api-client|auth|checkout|forms|frame|graded-answers|job-facts|design-system|engines|rich-text|remote-kit|run-panel|run-worker)/)",
        pathNot: "^apps/(shell|masterclass)/scripts/", // run while their pages are built
      },
      to: { path: "^(apps/api|packages/(content|evaluation))/" },
    },
    {
      name: "one-app-per-endpoint-file",
      comment: "Endpoints are bundled into the one part that uses them.",
      severity: "error",
      from: { path: "^apps/(student|employer|admin)/" },
      to: { path: "^packages/api-client/src/[^/]+/(student|employer|admin|public)\\.ts$", pathNot: "/$1\\.ts$" },
    },
    {
      name: "masterclass-asks-as-a-visitor",
      comment: "Calls of the public are the shell's, but those of masterclass and course. A buyer learns as a student.",
      severity: "error",
      from: { path: "^apps/masterclass/", pathNot: "^apps/masterclass/src/features/learn/" },
      to: {
        path: "^packages/api-client/src/[^/]+/",
        pathNot: "^packages/api-client/src/((masterclass|courses|payments)/public|(early|polling|testing)/[^/]+)\\.ts$",
      },
    },
    {
      name: "shared-by-name",
      comment: "Sharing matches the text of an import: by path it would be bundled a second time.",
      severity: "error",
      from: { pathNot: "\\.test\\.tsx?$" },
      to: {
        path: "^packages/(remote-kit/src/(router|toasts|page)|api-client/src/base)\\.tsx?$",
        dependencyTypes: ["local"],
        dependencyTypesNot: ["type-only"],
      },
    },
    {
      name: "no-orphans",
      comment:
        "A file that imports nothing and that nothing imports is left over; the domain may be ahead of its first use.",
      severity: "error",
      from: {
        orphan: true,
        pathNot: [
          "^packages/domain/src/",
          "^apps/shell/public/(sw|embed/jobs)\\.js$", // the browser asks for it by its name
          "^packages/build-config/part\\.d\\.mts$", // the types of part.mjs
          "^packages/build-config/jest/(css|native|setup|start-date|still-date)\\.c?m?js$", // named by the presets
          "^packages/build-config/replacements/(numfmt-english|left-out)\\.mjs$", // named by the build
          "^apps/api/test/xss-vectors\\.ts$", // a test's table
          "^packages/evaluation/golden/", // read by the benches
          "^apps/[^/]+/src/index\\.ts$", // named by the build
          "/testing/",
          "\\.(css|d\\.ts)$",
        ],
      },
      to: {},
    },
    {
      name: "no-circular",
      comment: "A cycle has no order of loading.",
      severity: "error",
      from: {},
      to: { circular: true },
    },
  ],
  options: {
    parser: "swc",
    doNotFollow: { path: "node_modules" },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: "tsconfig.base.json" },
    exclude: { path: "^(apps|packages)/[^/]+/dist[^/]*/|\\.test\\.|/reports/" },
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "types", "default"],
      extensions: [".ts", ".tsx", ".js", ".mjs"],
    },
  },
};
