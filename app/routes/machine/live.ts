/** The process is alive. Says nothing about what stands behind it. */
export const loader = () =>
  new Response("vivo\n", { headers: { "cache-control": "no-store", "content-type": "text/plain" } })
