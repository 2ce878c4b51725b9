import { createBuilder } from "vite"

/**
 * Builds the server bundle alone, on the client files of an earlier build: most planted faults do not change what the
 * browser is sent, and the client is most of a build.
 */
const builder = await createBuilder({ mode: "production", logLevel: "warn" })
const { ssr } = builder.environments
if (!ssr) throw new Error("vite.config.ts has no ssr environment")
await builder.build(ssr)
// Nothing that the framework's plugin left open may keep the process.
process.exit(0)
