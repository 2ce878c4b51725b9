import { execFileSync } from "node:child_process"
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"

const sizeGb = 4

/**
 * An ext4 file system in a file, whose power can be cut: the kernel's shutdown of the file system stops every write at one
 * moment, and what was not synced is gone after the next mount. Null where mounting is not allowed.
 */
export function mountForgetfulDisk() {
  const dir = mkdtempSync(path.join(tmpdir(), "webplan-power-"))
  // The server runs as another user.
  chmodSync(dir, 0o755)
  const image = path.join(dir, "image")
  const folder = path.join(dir, "disk")
  mkdirSync(folder)
  const run = (program: string, ...args: string[]) =>
    execFileSync(program, args, { stdio: ["ignore", "pipe", "pipe"], timeout: 60_000 })
      .toString()
      .trim()
  const mount = () => run("mount", "-o", "loop,commit=60", image, folder)
  const unmount = () => run("umount", folder)
  try {
    run("truncate", "-s", `${sizeGb}G`, image)
    run("mkfs.ext4", "-q", "-F", image)
    mount()
  } catch {
    rmSync(dir, { recursive: true })
    return null
  }
  const [synced, unsynced] = ["synced", "unsynced"].map((name) => path.join(folder, name)) as [string, string]
  let isOff = false
  return {
    dataDir: path.join(folder, "postgres"),
    sync: () => run("sync", "-f", folder),
    cutPower: () => {
      writeFileSync(synced, "kept", { flush: true })
      writeFileSync(unsynced, Buffer.alloc(1 << 20, 1))
      run("xfs_io", "-x", "-c", "shutdown", folder)
      isOff = true
    },
    /** Mounts the disk after a cut, with what it had synced. Fails while a process still uses the disk. */
    restorePower: () => {
      if (!isOff) return
      unmount()
      mount()
      isOff = false
      if (readFileSync(synced, "utf8") !== "kept") throw new Error("the disk lost what was synced")
      if (existsSync(unsynced) && statSync(unsynced).size > 0)
        throw new Error("the disk kept what was not synced: the measurement would be meaningless")
      rmSync(synced)
    },
    close: () => {
      unmount()
      rmSync(dir, { recursive: true })
    },
  }
}

export type ForgetfulDisk = NonNullable<ReturnType<typeof mountForgetfulDisk>>
