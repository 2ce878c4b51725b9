import { reactRouter } from "@react-router/dev/vite"
import { defineConfig } from "vite"

export default defineConfig({
  plugins: [reactRouter()],
  environments: {
    // The server bundle begins at the function server.ts calls, not at the framework's default.
    ssr: { build: { rollupOptions: { input: "./app/entry.fetch.server.ts" } } },
  },
  build: {
    target: "es2022",
    // Inlined files would need `data:` in the CSP and could not be cached on their own.
    assetsInlineLimit: 0,
  },
})
