/** The arrows of the house. Each message says what to do instead. */
const domains = ["site", "leads", "blog", "privacy", "staff"]

const betweenDomains = domains.map((domain) => ({
  name: `${domain}-stays-home`,
  comment: `app/${domain} may not import another domain. Let a route or a door introduce the two, or pass the value in.`,
  severity: "error",
  from: { path: `^app/${domain}/`, pathNot: "\\.test\\.tsx?$" },
  to: {
    path: `^app/(${domains.filter((other) => other !== domain).join("|")})/`,
    ...(domain === "site"
      ? { pathNot: "^app/(leads/(catalog|lead|ages)|privacy/content/(cookies|retention))\\.ts$" }
      : {}),
  },
}))

export default {
  forbidden: [
    ...betweenDomains,
    {
      name: "nobody-imports-routes",
      comment:
        "routes/ is the edge. Move what you need into the domain that owns the word, or into platform/.",
      severity: "error",
      from: { pathNot: "^(app/routes/|app/routes\\.ts|app/entry\\.|app/root\\.tsx|server\\.ts|tests/)" },
      to: { path: "^app/routes/" },
    },
    {
      name: "ui-knows-only-react",
      comment: "ui/ could hang in a stranger's style guide: hand it text and callbacks as props instead.",
      severity: "error",
      from: { path: "^app/ui/", pathNot: "\\.(test|examples)\\.tsx?$" },
      to: { pathNot: "^app/ui/|node_modules/(react|react-dom|@types/react)/" },
    },
    {
      name: "platform-knows-no-domain",
      comment: "platform/ would be the same in any product: pass the domain's part in as a parameter.",
      severity: "error",
      from: { path: "^app/platform/" },
      to: { path: "^app/", pathNot: "^app/platform/" },
    },
    {
      name: "product-knows-no-tools",
      comment:
        "app/ and the doors ship; tools, tests, seeds, benches and faults do not. Turn the arrow round.",
      severity: "error",
      from: { path: "^(app/|server\\.ts|worker\\.ts)", pathNot: "\\.test\\.tsx?$" },
      to: { path: "^(tools|tests|bench|faults|db/(?!types\\.generated\\.ts))" },
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
      comment: "Only a .server.ts file (or a route, a door, a test) may touch the world: move the I/O there.",
      severity: "error",
      from: {
        path: "^app/(site|leads|blog|privacy|staff|ui)/",
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
