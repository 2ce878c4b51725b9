import { reactRouter } from "@react-router/dev/vite"
import { defineConfig } from "vite"
import { scopedName } from "./tools/bundle/scoped-name.ts"
import { offerChunk, siteChunk } from "./tools/bundle/site-chunk.ts"

// The policy and its earlier versions share their parts with no other page, and so do the pages of proof.
const shared = /\/app\/(?!blog\/|routes\/|site\/(?:policy|proof)\/|.*examples)/

export default defineConfig({
  plugins: [reactRouter()],
  css: { modules: { generateScopedName: scopedName } },
  environments: {
    // The server bundle begins at the function web-server.ts calls, not at the framework's default.
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
                  priority: 3,
                },
                // What several pages share, in three pieces: sixty small ones cost a patchy network more.
                { name: siteChunk, test: shared, minShareCount: 2, priority: 2 },
                { name: offerChunk, test: shared, minShareCount: 2, priority: 1 },
                { name: "desk", test: /\/app\/ui\//, minShareCount: 2 },
              ],
            },
          },
        },
      },
    },
  },
  build: {
    target: "es2022",
    // Where the server finds the files of the build (page-assets.server.ts).
    manifest: true,
    // Inlined files would need `data:` in the CSP and could not be cached on their own.
    assetsInlineLimit: 0,
  },
})
