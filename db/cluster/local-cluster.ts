import { execFileSync } from "node:child_process"
import { randomBytes, randomInt } from "node:crypto"
import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir, userInfo } from "node:os"
import path from "node:path"
import { setTimeout as pause } from "node:timers/promises"
import { backupVariables, writeBackupFiles } from "../backup-files.ts"
import { freePort } from "../free-port.ts"
import { systemUser } from "../local-postgres.ts"
import { type ClusterMember, createMember } from "./cluster-member.ts"
import { createPatroniApi, type MemberState } from "./patroni-api.ts"
import { startProgram, systemPath } from "./program.ts"

const deploy = path.join(import.meta.dirname, "../../deploy/postgres")
const postgresBin = "/usr/lib/postgresql/15/bin"
const programs = [`${postgresBin}/postgres`, "/usr/bin/patroni", "/usr/bin/etcd", "/usr/sbin/haproxy"]
const numbers = [1, 2, 3]
const longestWaitMs = 180_000

/**
 * Three members and HAProxy on this machine, from the files of deploy/postgres. Each member has an address of its own in
 * 127.0.0.0/8, so that ports are those of production. The data is deleted at the end. Without `backups` no WAL is archived.
 */
export async function startLocalCluster({ backups = false } = {}) {
  for (const program of programs)
    if (!existsSync(program)) throw new Error(`${program} is missing: bash .ci/install-programs`)
  const files = writeFiles(await freePort(), backups)
  const { user, at, addresses, proxyPort } = files
  const members = numbers.map((number) => {
    const own = at(`pg${number}`)
    return createMember({ number, dir: own, user, env: backups ? backupVariables(own) : {} })
  })
  const api = createPatroniApi({ addresses, certificates: at("certificates/pg1") })
  const remove = () => rmSync(files.dir, { recursive: true, force: true, maxRetries: 10 })
  // A program that ends before it calls close() must not leave a server running.
  const abandon = () => {
    for (const member of members) member.killNow()
    remove()
  }
  process.once("exit", abandon)
  for (const member of members) member.start()
  const proxy = startProgram({
    command: "/usr/sbin/haproxy",
    args: ["-W", "-db", "-f", at("haproxy.cfg")],
    user,
    dir: files.dir,
    logFile: at("haproxy.log"),
  })
  const close = async () => {
    process.off("exit", abandon)
    proxy.signal("SIGTERM")
    await Promise.all([proxy.ended, ...members.map((member) => member.kill())])
    remove()
  }

  const until = async <T>(what: string, find: (states: MemberState[]) => T | null | undefined | false) => {
    for (const deadline = Date.now() + longestWaitMs; ; await pause(200)) {
      const states = await api.listMembers()
      const found = find(states)
      if (found) return found
      if (Date.now() > deadline)
        throw new Error(`${what}: not within ${longestWaitMs / 1000} s; ${JSON.stringify(states)}`)
    }
  }
  const memberOf = (state: MemberState | undefined) => members.find(({ name }) => name === state?.name)
  const byRole = (role: string) => (states: MemberState[]) =>
    memberOf(states.find((state) => state.role === role))

  try {
    await until("three running members", areAllRunning)
    const first = await until("a leader", byRole("leader"))
    createAdministrator(files, first.name)
    if (backups) await first.run("pgbackrest", "--stanza=webplan", "stanza-create")
    const url = `postgres://webplan_admin:${files.adminPassword}@127.0.0.1:${proxyPort}/postgres?sslmode=verify-full&sslrootcert=${at("certificates/authority.crt")}`
    return {
      url,
      /** With `backups`: the two places are the folders place1 and place2 in it. */
      dir: files.dir,
      addresses,
      members,
      /** For `patronictl -c`. */
      patroniFile: at("pg1/patroni.yml"),
      findLeader: () => until<ClusterMember>("a leader", byRole("leader")),
      findSynchronousStandby: () => until<ClusterMember>("a synchronous standby", byRole("sync_standby")),
      /** Resolves when all members run and one of them is a synchronous standby: before that, no second one may be lost. */
      untilWhole: () => until("three members with a synchronous standby", isWhole),
      untilAsynchronous: () => until("three members, none synchronous", isAsynchronous),
      changeSettings: api.changeSettings,
      switchOver: api.switchOver,
      close,
    }
  } catch (error) {
    await close()
    throw error
  }
}

function areAllRunning(states: MemberState[]) {
  return (
    states.length === numbers.length &&
    states.every(({ state }) => state === "running" || state === "streaming") &&
    states.some(({ role }) => role === "leader") &&
    new Set(states.map(({ timeline }) => timeline)).size === 1
  )
}

const hasSynchronousStandby = (states: MemberState[]) => states.some(({ role }) => role === "sync_standby")

const isWhole = (states: MemberState[]) => areAllRunning(states) && hasSynchronousStandby(states)

const isAsynchronous = (states: MemberState[]) => areAllRunning(states) && !hasSynchronousStandby(states)

type Files = ReturnType<typeof writeFiles>

function writeFiles(proxyPort: number, backups: boolean) {
  const user = systemUser()
  const superuser = user.uid === undefined ? userInfo().username : "postgres"
  const dir = mkdtempSync(path.join(tmpdir(), "webplan-cluster-"))
  chmodSync(dir, 0o755)
  const at = (name: string) => path.join(dir, name)
  const network = `127.${randomInt(32, 224)}.${randomInt(1, 255)}`
  const addresses = numbers.map((number) => `${network}.${number}`)
  const passwords = { REPLICATION_PASSWORD: newPassword(), REWIND_PASSWORD: newPassword() }
  execFileSync(`${deploy}/make-certificates`, [at("certificates"), ...addresses], {
    stdio: "pipe",
    timeout: 60_000,
  })
  chmodSync(at("certificates"), 0o755)
  for (const number of numbers) {
    const own = (name: string) => at(`pg${number}/${name}`)
    for (const folder of ["", "socket"]) mkdirSync(own(folder), { recursive: true, mode: 0o700 })
    const settings = {
      CLUSTER_MEMBER: String(number),
      ...Object.fromEntries(addresses.map((address, n) => [`CLUSTER_${n + 1}`, address])),
      ...passwords,
      CERTIFICATES: at(`certificates/pg${number}`),
      PROXY: `127.0.0.1:${proxyPort}`,
      PROXY_RIGHTS: "# the user who started it",
      BIN_DIR: postgresBin,
      DATA_DIR: own("data"),
      SOCKET_DIR: own("socket"),
      ETCD_DIR: own("etcd"),
      PASSWORD_FILE: own("pgpass"),
      SUPERUSER: superuser,
      SETTINGS_FILE: at("webplan.conf"),
      ARCHIVE_COMMAND: backups ? "pgbackrest --stanza=webplan archive-push %p" : "/bin/true",
      OWNER: userInfo().username,
      PATRONI_FILE: own("patroni.yml"),
      ETCD_FILE: own("etcd.env"),
      HAPROXY_FILE: at("haproxy.cfg"),
    }
    const lines = Object.entries(settings).map(([name, value]) => `${name}='${value}'`)
    writeFileSync(own("cluster.env"), lines.join("\n"), { mode: 0o600 })
    execFileSync(`${deploy}/configure-machine`, {
      env: { PATH: systemPath, CLUSTER_SETTINGS: own("cluster.env") },
      timeout: 30_000,
    })
  }
  if (backups) writePlaces(at, superuser)
  // A copy, because the server's user may not be able to enter the checkout.
  cpSync(`${deploy}/webplan.conf`, at("webplan.conf"))
  if (user.uid !== undefined)
    execFileSync("chown", ["-R", `${user.uid}:${user.gid}`, dir], { timeout: 30_000 })
  return { user, superuser, dir, at, addresses, proxyPort, adminPassword: newPassword() }
}

/** Two folders that every member reaches. */
function writePlaces(at: (name: string) => string, superuser: string) {
  for (const name of ["place1", "place2"]) mkdirSync(at(name))
  const places = {
    "repo1-path": at("place1"),
    "repo1-cipher-pass": newPassword(),
    "repo2-path": at("place2"),
    "repo2-cipher-pass": newPassword(),
    "repo2-type": "posix",
    ...Object.fromEntries(
      ["bucket", "endpoint", "region", "key", "key-secret"].map((name) => [`repo2-s3-${name}`, null]),
    ),
  }
  for (const number of numbers) {
    const own = at(`pg${number}`)
    const server = { "pg1-path": `${own}/data`, "pg1-socket-path": `${own}/socket`, "pg1-user": superuser }
    writeBackupFiles(own, { server, places })
  }
}

/** As in docs/operations.md: only the machine's own superuser may do this, through the socket. */
function createAdministrator({ user, superuser, at, adminPassword }: Files, leader: string) {
  execFileSync(
    `${postgresBin}/psql`,
    ["-v", "ON_ERROR_STOP=1", "-h", at(`${leader}/socket`), "-U", superuser, "postgres"],
    {
      ...user,
      cwd: at(leader),
      env: { PATH: systemPath, HOME: at(leader) },
      input: `create role webplan_admin superuser login password '${adminPassword}'`,
      timeout: 30_000,
      stdio: ["pipe", "ignore", "pipe"],
    },
  )
}

const newPassword = () => randomBytes(18).toString("base64url")
