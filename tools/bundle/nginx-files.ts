import { closedPolicy, securityHeaders } from "../../app/platform/http/security-headers.ts"
import { edgeRefusalTexts } from "../../app/site/content/refusal-texts.ts"

/** Errors that get another status: an unknown version or encoding is a fault of the client and must not look like ours. */
const aliases = { 400: [411, 415, 421, 495, 496, 497, 501, 505], 431: [494] } as const

/** What the configuration of nginx takes from the application: security headers, and texts for its own errors. */
export function nginxFiles() {
  return {
    "variables.conf": variables(),
    "security-headers.conf": lines(headers),
    "refusals.conf": refusals(),
  }
}

// RFC 6797, 7.2: Strict-Transport-Security is not sent over plain HTTP. nginx leaves out a header with an empty value.
const headers = Object.entries(securityHeaders).map(([name, value]) =>
  name === "strict-transport-security"
    ? `add_header ${name} $strict_transport_security always;`
    : `add_header ${name} ${quoted(value)} always;`,
)

/** For the http block. */
function variables() {
  return lines([
    `map $https $strict_transport_security { default ""; on ${quoted(securityHeaders["strict-transport-security"] ?? "")}; }`,
    `map "" $closed_policy { default ${quoted(closedPolicy)}; }`,
    `map "$status $request_uri" $allowed_methods { default ""; "~^405 /assets/" "GET, HEAD"; "~^405 " "GET, HEAD, POST"; }`,
    "map $status $refusal_text {",
    ...Object.entries(edgeRefusalTexts).map(([status, text]) => `  ${status} ${quoted(text)};`),
    "}",
  ])
}

/** For a server block: also holds for requests that nginx refuses before it chooses a location. */
function refusals() {
  return lines([
    `error_page ${Object.keys(edgeRefusalTexts).join(" ")} /edge/refusal;`,
    ...Object.entries(aliases).map(
      ([status, errors]) => `error_page ${errors.join(" ")} =${status} /edge/refusal;`,
    ),
    "location = /edge/refusal {",
    "  internal;",
    '  default_type "text/plain; charset=utf-8";',
    ...headers.map((header) => `  ${header}`),
    "  add_header Content-Security-Policy $closed_policy always;",
    "  add_header Cache-Control no-store always;",
    "  add_header Allow $allowed_methods always;",
    "  add_header X-Request-Id $request_id always;",
    "  # Over HTTP/2 the size of a refused body is checked again here.",
    "  client_max_body_size 0;",
    "  # The status of the error replaces this one.",
    "  return 400 $refusal_text;",
    "}",
  ])
}

function quoted(value: string) {
  if (/["\\$]/.test(value)) throw new Error(`nginx would not read this value literally: ${value}`)
  return `"${value}"`
}

function lines(all: readonly string[]) {
  return `# Made by the build (tools/bundle/nginx-files.ts).\n${all.join("\n")}\n`
}
