import type { Config } from "@react-router/dev/config"

export default {
  ssr: true,
  // The site is small: the first page already lists every route, so no manifest endpoint is needed.
  routeDiscovery: { mode: "initial" },
  buildEnd: async () => {
    const { prepareEdgeFiles } = await import("./tools/bundle/edge-files.ts")
    await prepareEdgeFiles()
  },
} satisfies Config
