/** Which folder may import which (docs/architecture.md). Each comment says what to do instead. */
const domains = ["site", "plans", "leads", "desk", "blog", "privacy", "settings", "staff", "norms", "team"]

/** Pure files that every domain may import. */
const importable = [
  "norms/",
  "team/",
  "plans/catalogue/(?!.*\\.server\\.ts)",
  "leads/lead/(?!.*\\.server\\.ts)",
]
const mayAlsoImport = {
  desk: ["leads/", "plans/"],
  // What a setting overrides: the default in the content files, and the model made from it.
  settings: [
    "site/(company|content)/(?!.*\\.server\\.ts)",
    "site/carrier/carrier-(fact|path)\\.ts",
    "desk/lead-page/ready-texts?\\.ts",
    // Pages show the calendar together with the settings, from one snapshot.
    "leads/deadline/",
  ],
}

const betweenDomains = domains.map((domain) => ({
  name: `${domain}-imports-no-other-domain`,
  comment: `app/${domain} may not import another domain. Take the value as a parameter, and let a route or a process (site.ts, desk.ts, worker.ts) pass it in.`,
  severity: "error",
  from: { path: `^app/${domain}/`, pathNot: "\\.test\\.tsx?$" },
  to: {
    path: `^app/(${domains.filter((other) => other !== domain).join("|")})/`,
    pathNot: `^app/(${[...importable, ...(mayAlsoImport[domain] ?? [])].join("|")})`,
  },
}))

export default {
  forbidden: [
    ...betweenDomains,
    {
      name: "routes-are-not-imported",
      comment:
        "routes/ contains HTTP code only. Move what you need into the domain it belongs to, or into platform/.",
      severity: "error",
      from: {
        pathNot:
          "^(app/routes/|app/routes\\.ts|app/entry\\.|app/root\\.tsx|(site|desk|web-server)\\.ts|testing/|tests/)",
      },
      to: { path: "^app/routes/" },
    },
    {
      name: "ui-imports-react-only",
      comment: "ui/ holds components any product could use. Take text and callbacks as props.",
      severity: "error",
      from: { path: "^app/ui/", pathNot: "\\.(test|examples)\\.tsx?$" },
      to: { pathNot: "^app/ui/|node_modules/(react|react-dom|@types/react)/" },
    },
    {
      name: "platform-imports-no-domain",
      comment:
        "platform/ is code that any product could use. Take the domain's part, the text or the time zone as a parameter.",
      severity: "error",
      from: { path: "^app/platform/", pathNot: "\\.test\\.tsx?$" },
      to: { path: "^app/", pathNot: "^app/platform/" },
    },
    {
      name: "locale-imports-platform-only",
      comment:
        "locale/ formats dates, numbers and week days. Keep other texts in their domain, and call locale/ from there.",
      severity: "error",
      from: { path: "^app/locale/", pathNot: "\\.test\\.tsx?$" },
      to: { pathNot: "^app/locale/|^app/platform/(?!.*\\.server\\.ts)" },
    },
    {
      name: "only-processes-read-settings",
      comment:
        "app/env.server.ts configures the processes. Let site.ts, desk.ts or worker.ts pass the value in.",
      severity: "error",
      from: { path: "^app/", pathNot: "\\.test\\.tsx?$" },
      to: { path: "^app/env\\.server\\.ts$" },
    },
    {
      name: "product-imports-no-tools",
      comment:
        "app/ and the processes ship; tools, tests, seeds, bench and faults do not. Move the shared part into app/ and import it from there.",
      severity: "error",
      from: { path: "^(app/|(site|desk|worker|web-server)\\.ts)", pathNot: "\\.test\\.tsx?$" },
      to: { path: "^(tools|testing|tests|bench|faults|db/(?!types\\.generated\\.ts))" },
    },
    {
      name: "tests-are-not-imported",
      comment: "Move what tests share with tools, bench and faults into testing/.",
      severity: "error",
      from: { pathNot: "^tests/" },
      to: { path: "^tests/" },
    },
    {
      name: "testing-imports-no-tools",
      comment:
        "tools, bench and faults import testing/, not the other way round. Move the shared part into testing/.",
      severity: "error",
      from: { path: "^testing/" },
      to: { path: "^(tools|bench|faults)/" },
    },
    {
      name: "worker-reaches-no-tsx",
      comment: "worker.ts runs without a bundler. Split the pure part off the .tsx file and import that.",
      severity: "error",
      from: { path: "^worker\\.ts$" },
      to: { path: "\\.tsx$", reachable: true },
    },
    {
      name: "pure-files-do-no-io",
      comment:
        "Only a .server.ts file, a route, a process or a test may import a .server.ts file. Rename this one, or take the value as a parameter.",
      severity: "error",
      from: {
        path: "^app/(site|plans|leads|desk|blog|privacy|settings|staff|ui|locale)/",
        pathNot: "\\.server\\.ts$|\\.test\\.tsx?$|\\.client\\.ts$",
      },
      to: { path: "\\.server\\.ts$", dependencyTypesNot: ["type-only"] },
    },
    {
      name: "no-cycles",
      comment: "Make the two files one, or move what both need into a third.",
      severity: "error",
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ["type-only"] } },
    },
    {
      name: "no-unresolved",
      comment:
        "This import names no file and no installed package. Correct the path, or install the package.",
      severity: "error",
      from: {},
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
