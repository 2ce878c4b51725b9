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
export function mountPowerCutDisk() {
  const dir = mkdtempSync(path.join(tmpdir(), "webplan-power-"))
  // The server runs as another user.
  chmodSync(dir, 0o755)
  const at = (name: string) => path.join(dir, name)
  const [image, folder] = [at("image"), at("disk")]
  mkdirSync(folder)
  let isMounted = false
  const mount = () => {
    run("mount", "-o", "loop,commit=60", image, folder)
    isMounted = true
  }
  const unmount = (...how: string[]) => {
    if (isMounted) run("umount", ...how, folder)
    isMounted = false
  }
  try {
    run("truncate", "-s", `${sizeGb}G`, image)
    run("mkfs.ext4", "-q", "-F", image)
    mount()
  } catch {
    rmSync(dir, { recursive: true })
    return null
  }
  const [synced, unsynced] = [path.join(folder, "synced"), path.join(folder, "unsynced")]
  let isOff = false
  const close = () => {
    process.off("exit", close)
    // Lazy: a process that still uses the disk must not keep it mounted for ever.
    unmount("--lazy")
    rmSync(dir, { recursive: true })
  }
  process.once("exit", close)
  return {
    dataDir: path.join(folder, "postgres"),
    sync: () => run("sync", "-f", folder),
    cutPower: () => {
      writeFileSync(synced, "kept", { flush: true })
      writeFileSync(unsynced, Buffer.alloc(1 << 20, 1))
      run("xfs_io", "-x", "-c", "shutdown", folder)
      isOff = true
    },
    /** Mounts the disk after a cut, with what was synced. Fails while a process still uses the disk. */
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
    close,
  }
}

export type PowerCutDisk = NonNullable<ReturnType<typeof mountPowerCutDisk>>

function run(program: string, ...args: string[]) {
  execFileSync(program, args, { stdio: ["ignore", "ignore", "pipe"], timeout: 60_000 })
}
