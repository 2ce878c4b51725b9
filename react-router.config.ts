import type { Config } from "@react-router/dev/config"

export default {
  ssr: true,
  // The site is small: every route is known at once and the manifest endpoint does not exist.
  routeDiscovery: { mode: "initial" },
} satisfies Config
