import { execFileSync } from "node:child_process"
import { closeSync, mkdtempSync, openSync, rmSync, statfsSync, writeSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"

/** Mounts a small file system that can be filled to the last byte and freed again; null where mounting is not allowed. */
export function mountSmallDisk(megabytes: number, prefix = "webplan-disk-") {
  const dir = mkdtempSync(path.join(tmpdir(), prefix))
  try {
    execFileSync("mount", ["-t", "tmpfs", "-o", `size=${megabytes}m,mode=755`, "webplan-faults", dir], {
      stdio: "ignore",
    })
  } catch {
    rmSync(dir, { recursive: true })
    return null
  }
  const filler = path.join(dir, "filler")
  const dataDir = path.join(dir, "postgres")
  const fill = () => {
    const file = openSync(filler, "a")
    for (const size of [1 << 20, 4096, 1]) {
      const block = Buffer.alloc(size)
      try {
        while (writeSync(file, block) === size);
      } catch {
        // No space left for a block of this size.
      }
    }
    closeSync(file)
  }
  const free = () => rmSync(filler, { force: true })
  const bytesFree = () => {
    const { bavail, bsize } = statfsSync(dir)
    return bavail * bsize
  }
  const unmount = () => {
    execFileSync("umount", [dir])
    rmSync(dir, { recursive: true })
  }
  return { dataDir, fill, free, bytesFree, unmount }
}

export type SmallDisk = NonNullable<ReturnType<typeof mountSmallDisk>>
