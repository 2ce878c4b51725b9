import type { Config } from "@react-router/dev/config"

export default {
  ssr: true,
  // The site is small: every route is known at once and the manifest endpoint does not exist.
  routeDiscovery: { mode: "initial" },
  buildEnd: async () => {
    const { prepareEdgeFiles } = await import("./tools/bundle/edge-files.ts")
    await prepareEdgeFiles()
  },
} satisfies Config
