/** The process is alive. Says nothing about what stands behind it. */
export function loader() {
  return new Response("vivo\n", { headers: { "cache-control": "no-store", "content-type": "text/plain" } })
}
