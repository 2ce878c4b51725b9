/** Who may import whom (docs/architecture.md). Each message says what to do instead. */
const domains = ["site", "plans", "leads", "desk", "blog", "privacy", "staff"]

/** Pure files that every domain may import. */
const open = ["plans/catalogue/(?!.*\\.server\\.ts)", "leads/lead/(?!.*\\.server\\.ts)"]
const alsoMayImport = {
  desk: ["leads/", "plans/"],
}

const betweenDomains = domains.map((domain) => ({
  name: `${domain}-stays-home`,
  comment: `app/${domain} may not import another domain. Let a route, server.ts or worker.ts pass the value in.`,
  severity: "error",
  from: { path: `^app/${domain}/`, pathNot: "\\.test\\.tsx?$" },
  to: {
    path: `^app/(${domains.filter((other) => other !== domain).join("|")})/`,
    pathNot: `^app/(${[...open, ...(alsoMayImport[domain] ?? [])].join("|")})`,
  },
}))

export default {
  forbidden: [
    ...betweenDomains,
    {
      name: "nobody-imports-routes",
      comment:
        "routes/ only knows HTTP. Move what you need into the domain that owns the word, or into platform/.",
      severity: "error",
      from: {
        pathNot: "^(app/routes/|app/routes\\.ts|app/entry\\.|app/root\\.tsx|server\\.ts|testing/|tests/)",
      },
      to: { path: "^app/routes/" },
    },
    {
      name: "ui-knows-only-react",
      comment: "ui/ holds components any product could use: hand in text and callbacks as props instead.",
      severity: "error",
      from: { path: "^app/ui/", pathNot: "\\.(test|examples)\\.tsx?$" },
      to: { pathNot: "^app/ui/|node_modules/(react|react-dom|@types/react)/" },
    },
    {
      name: "platform-knows-no-domain",
      comment:
        "platform/ would be the same in any product: pass the domain's part, the time zone or the text in as a parameter.",
      severity: "error",
      from: { path: "^app/platform/" },
      to: { path: "^app/", pathNot: "^app/platform/" },
    },
    {
      name: "locale-knows-only-platform",
      comment:
        "locale/ writes dates, numbers and week days and knows nothing of the business: keep the text in the domain and call locale/ from there.",
      severity: "error",
      from: { path: "^app/locale/", pathNot: "\\.test\\.tsx?$" },
      to: { pathNot: "^app/locale/|^app/platform/(?!.*\\.server\\.ts)" },
    },
    {
      name: "only-processes-read-settings",
      comment:
        "app/env.server.ts is the configuration of the processes: let server.ts or worker.ts pass the value in.",
      severity: "error",
      from: { path: "^app/", pathNot: "\\.test\\.tsx?$" },
      to: { path: "^app/env\\.server\\.ts$" },
    },
    {
      name: "product-knows-no-tools",
      comment:
        "app/, server.ts and worker.ts ship; tools, tests, seeds, bench and faults do not. Import the other way round.",
      severity: "error",
      from: { path: "^(app/|server\\.ts|worker\\.ts)", pathNot: "\\.test\\.tsx?$" },
      to: { path: "^(tools|testing|tests|bench|faults|db/(?!types\\.generated\\.ts))" },
    },
    {
      name: "nobody-imports-tests",
      comment: "What tests share with others belongs in testing/.",
      severity: "error",
      from: { pathNot: "^tests/" },
      to: { path: "^tests/" },
    },
    {
      name: "testing-knows-no-tools",
      comment: "testing/ is below tools, bench and faults: move the shared part into testing/.",
      severity: "error",
      from: { path: "^testing/" },
      to: { path: "^(tools|bench|faults)/" },
    },
    {
      name: "worker-has-no-face",
      comment:
        "worker.ts runs without a bundler: what it reaches must not be a .tsx file. Split the pure part off.",
      severity: "error",
      from: { path: "^worker\\.ts$" },
      to: { path: "\\.tsx$", reachable: true },
    },
    {
      name: "pure-stays-pure",
      comment: "Only a .server.ts file (or a route, a process, a test) may do I/O: move it there.",
      severity: "error",
      from: {
        path: "^app/(site|plans|leads|desk|blog|privacy|staff|ui|locale)/",
        pathNot: "\\.server\\.ts$|\\.test\\.tsx?$|\\.client\\.ts$",
      },
      to: { path: "\\.server\\.ts$", dependencyTypesNot: ["type-only"] },
    },
    {
      name: "no-cycles",
      comment: "Two files that need each other are one file, or miss a third that both can import.",
      severity: "error",
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ["type-only"] } },
    },
    {
      name: "no-unresolved",
      comment: "This import leads nowhere.",
      severity: "error",
      from: { pathNot: "\\.(tsx?)$" },
      to: { couldNotResolve: true },
    },
  ],
  options: {
    tsPreCompilationDeps: true,
    tsConfig: { fileName: "tsconfig.json" },
    doNotFollow: { path: "node_modules" },
    exclude: { path: "^(build|\\.react-router|\\.data|\\.reports)|\\+types/|virtual:" },
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "require", "node", "default", "types"],
    },
  },
}
