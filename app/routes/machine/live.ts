/** The process is alive. Does not check the database. */
export function loader() {
  return new Response("vivo\n", { headers: { "cache-control": "no-store", "content-type": "text/plain" } })
}
