import { reactRouter } from "@react-router/dev/vite"
import { defineConfig } from "vite"
import { createShortClassNames } from "./tools/bundle/short-class-names.ts"

export default defineConfig(({ command }) => ({
  plugins: [reactRouter()],
  environments: {
    // The server bundle begins at the function server.ts calls, not at the framework's default.
    ssr: { build: { rollupOptions: { input: "./app/entry.fetch.server.ts" } } },
    client: {
      build: {
        rollupOptions: {
          output: {
            codeSplitting: {
              // One file that changes only when a library does.
              groups: [
                {
                  name: "framework",
                  test: /node_modules\/(react|react-dom|react-router|scheduler|cookie)\//,
                  priority: 2,
                },
                // What public pages share, in one piece: sixty small ones cost a patchy network more. The desk's ground
                // restyles bare elements, so its rules must come after the base's, in a file of their own.
                {
                  name: "site",
                  test: /\/app\/(leads|locale|plans|platform|privacy|site|ui)\/(?!diagnostics\/|holder\/|requests\/|layout\/work-ground|.*examples)/,
                  minShareCount: 2,
                  priority: 1,
                },
              ],
            },
          },
        },
      },
    },
  },
  // Names are half of what a page says in its markup and its styles.
  css: {
    modules: command === "build" ? { generateScopedName: createShortClassNames(import.meta.dirname) } : {},
  },
  build: {
    target: "es2022",
    // Inlined files would need `data:` in the CSP and could not be cached on their own.
    assetsInlineLimit: 0,
  },
}))
