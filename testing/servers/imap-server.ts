import { spawn } from "node:child_process"
import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir, userInfo } from "node:os"
import path from "node:path"
import { ImapFlow } from "imapflow"
import { freePort } from "../../db/free-port.ts"
import { eventually } from "../eventually.ts"
import { makeCertificate } from "./certificate/make-certificate.ts"

const program = "/usr/sbin/dovecot"
const login = { user: "retornos@webplan.example", pass: "a-password-that-only-tests-know" }

/** A real Dovecot with one mailbox, on the loopback. `secureUrl` has a certificate that nobody trusts. */
export async function startImapServer({ longestSeconds = 600 } = {}) {
  if (!existsSync(program)) throw new Error("Dovecot is not installed (Debian: apt install dovecot-imapd)")
  const dir = mkdtempSync(path.join(tmpdir(), "webplan-dovecot-"))
  const at = (name: string) => path.join(dir, name)
  const [port, securePort] = [await freePort(), await freePort()]
  // Dovecot changes to its own users when root starts it, and mail must not belong to root.
  const isRoot = process.getuid?.() === 0
  const owner = isRoot ? { uid: 65_534, gid: 65_534 } : userInfo()
  chmodSync(dir, 0o755)
  mkdirSync(at("mail"))
  if (isRoot) chmodSync(at("mail"), 0o777)
  makeCertificate(at("key.pem"), at("certificate.pem"))
  writeFileSync(at("users"), `${login.user}:{PLAIN}${login.pass}\n`)
  writeFileSync(at("dovecot.conf"), configuration({ dir, port, securePort, owner, isRoot }))
  // The timeout ends Dovecot if the test is killed before stop().
  const child = spawn("timeout", [String(longestSeconds), program, "-F", "-c", at("dovecot.conf")], {
    stdio: ["ignore", "ignore", "pipe"],
  })
  const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()))
  let output = ""
  child.stderr.on("data", (chunk: Buffer) => {
    output += chunk.toString()
  })
  const connect = async () => {
    const options = {
      host: "127.0.0.1",
      port,
      secure: false,
      doSTARTTLS: false,
      disableAutoIdle: true,
    } as const
    const client = new ImapFlow({ ...options, auth: login, logger: false })
    client.on("error", () => {})
    await client.connect()
    return client
  }
  const client = await eventually(() => {
    if (child.exitCode !== null) throw new Error(`Dovecot did not start:\n${output}`)
    return connect().catch(() => null)
  })
  const messages = async () => {
    await client.mailboxOpen("INBOX")
    return client.fetchAll("1:*", { flags: true, envelope: true }, { uid: true })
  }
  const urlOf = (scheme: string, host: string, at: number) =>
    `${scheme}://${encodeURIComponent(login.user)}:${login.pass}@${host}:${at}/INBOX`
  return {
    url: urlOf("imap", "127.0.0.1", port),
    secureUrl: urlOf("imaps", "localhost", securePort),
    password: login.pass,
    /** Puts a message into the mailbox, as a mail server does. */
    deliver: (raw: string | Buffer) => client.append("INBOX", raw),
    /** The subjects of the messages with the mark "seen", and of those without. */
    subjects: async () => {
      const all = (await messages()).map(({ flags, envelope }) => ({
        isSeen: flags?.has("\\Seen") ?? false,
        subject: envelope?.subject ?? "",
      }))
      return {
        seen: all.filter(({ isSeen }) => isSeen).map(({ subject }) => subject),
        unseen: all.filter(({ isSeen }) => !isSeen).map(({ subject }) => subject),
      }
    },
    /** Removes all messages. Their numbers are not used again. */
    empty: async () => {
      await client.mailboxOpen("INBOX")
      await client.messageDelete("1:*", { uid: true })
    },
    stop: async () => {
      await client.logout().catch(() => client.close())
      child.kill("SIGTERM")
      await ended
      rmSync(dir, { recursive: true, force: true })
    },
  }
}

type Settings = {
  dir: string
  port: number
  securePort: number
  owner: { uid: number; gid: number; username?: string }
  isRoot: boolean
}

function configuration({ dir, port, securePort, owner, isRoot }: Settings) {
  return `
base_dir = ${dir}/run
state_dir = ${dir}/state
log_path = /dev/stderr
listen = 127.0.0.1
protocols = imap
ssl = yes
ssl_cert = <${dir}/certificate.pem
ssl_key = <${dir}/key.pem
disable_plaintext_auth = no
auth_mechanisms = plain
auth_failure_delay = 0 secs
mail_location = maildir:${dir}/mail/%n
first_valid_uid = 1
${isRoot ? "" : `default_internal_user = ${owner.username}\ndefault_login_user = ${owner.username}\ndefault_internal_group = ${owner.gid}`}
passdb {
  driver = passwd-file
  args = username_format=%u ${dir}/users
}
userdb {
  driver = static
  args = uid=${owner.uid} gid=${owner.gid} home=${dir}/mail/home
}
service anvil {
  chroot =
}
service imap-login {
  chroot =
  inet_listener imap {
    port = ${port}
  }
  inet_listener imaps {
    port = ${securePort}
    ssl = yes
  }
}
`
}
