import { execFileSync } from "node:child_process"
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { afterAll, expect, test } from "vitest"

const deploy = path.join(import.meta.dirname, "../../deploy")
const temporary = mkdtempSync(path.join(tmpdir(), "webplan-log-counters-"))
afterAll(() => rmSync(temporary, { recursive: true }))

const longestMs = 20_000
const [, logFormat = ""] =
  /^log_format webplan ([^;]+);/m.exec(
    readFileSync(path.join(deploy, "nginx/webplan.conf.template"), "utf8"),
  ) ?? []

/** A line of nginx's access log. What is not given is `-`, as nginx writes what is empty. */
function logLine(given: Record<string, string>) {
  const values = { time_iso8601: "2026-11-19T02:00:00-03:00", body_bytes_sent: "5120", ...given }
  const named = new Map(Object.entries(values))
  const line = [...logFormat.matchAll(/'(.*?)'/g)].map(([, part]) => part).join("")
  return line.replaceAll(/\$(\w+)/g, (_, name: string) => named.get(name) ?? "-")
}

/** What mtail counts in these lines, as a function of the counter's name. */
function count(lines: readonly Record<string, string>[]) {
  const log = path.join(temporary, "access.log")
  const programs = path.join(temporary, "programs")
  mkdirSync(programs)
  copyFileSync(path.join(deploy, "monitoring/edge.mtail"), path.join(programs, "edge.mtail"))
  writeFileSync(log, lines.map((line) => `${logLine(line)}\n`).join(""))
  const options = ["--one_shot", "--one_shot_format=prometheus", "--emit_prog_label=false"]
  const printed = execFileSync("mtail", [...options, `--progs=${programs}`, `--logs=${log}`], {
    encoding: "utf8",
    stdio: "pipe",
    timeout: longestMs,
  })
  return (name: string) =>
    printed
      .split("\n")
      .filter((line) => line.startsWith(`${name}{`))
      .map((line) => line.slice(name.length))
}

test("[N18.05] mtail counts every line of nginx's log by kind, outcome and faulty process", () => {
  const both = { upstream_addr: "127.0.0.1:3001, 127.0.0.1:3002", upstream_fault: "unreachable" }
  const counted = count([
    { request_kind: "page", status: "200", upstream_cache_status: "HIT", request_time: "0.000" },
    { request_kind: "lead", status: "503", request_time: "2.001", ...both, upstream_status: "502, 502" },
    { request_kind: "lead", status: "200", request_time: "0.090", ...both, upstream_status: "502, 200" },
    { request_kind: "page", status: "499", request_time: "0.200" },
    { request_kind: "desk", status: "429", request_time: "0.001" },
    { request_kind: "asset", status: "404", request_time: "0.002" },
    { request_kind: "own", status: "500", request_time: "0.002", upstream_addr: "127.0.0.1:3002" },
  ])
  expect(counted("edge_responses_total")).toEqual([
    '{kind="asset"} 1',
    '{kind="desk"} 1',
    '{kind="lead"} 2',
    '{kind="own"} 1',
    '{kind="page"} 2',
  ])
  expect(counted("edge_failures_total")).toEqual([
    '{kind="desk"} 0',
    '{kind="lead"} 1',
    '{kind="own"} 1',
    '{kind="page"} 0',
  ])
  expect(counted("edge_refusals_total")).toEqual(['{kind="desk"} 1', '{kind="lead"} 0', '{kind="page"} 0'])
  expect(counted("edge_upstream_faults_total")).toEqual(['{fault="unreachable",upstream="127.0.0.1:3001"} 2'])
  expect(counted("edge_cache_total")).toEqual(['{cache="-"} 3', '{cache="HIT"} 1'])
  expect(counted("edge_response_seconds_bucket")).toContain('{kind="page",le="0.01"} 1')
})
