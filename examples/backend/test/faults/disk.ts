import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { answering, createFans, packsOf, removeFolder, startShop } from './shop.ts'

/** Room for a data folder and little more. */
const DISK_MB = 224

/** Mounts a small disk; `undefined` where that is not possible. */
function smallDisk(): { folder: string; remove(): void } | undefined {
  const folder = mkdtempSync(join(tmpdir(), 'fandeck-disk-'))
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${DISK_MB}m`, 'tmpfs', folder], { stdio: 'pipe' })
  } catch {
    rmSync(folder, { recursive: true })
    return undefined
  }
  return {
    folder,
    remove() {
      execFileSync('umount', ['--lazy', folder])
      removeFolder(folder)
    },
  }
}

/** Fills a disk except for some bytes. */
function fill(folder: string, leave: number): string {
  const { bavail, bsize } = statfsSync(folder)
  const file = join(folder, 'filler')
  writeFileSync(file, Buffer.alloc(Math.max(0, bavail * bsize - leave)))
  return file
}

/** Fills the disk at a first start, in a running drop and at the next start; then frees it. */
export async function playDisk({ rounds }: { rounds: number }) {
  const disk = smallDisk()
  if (!disk) return { unavailable: true }
  const counts = {
    rounds: 0,
    acknowledged: 0,
    refused: 0,
    lost: 0,
    sentences: 0,
    badStarts: 0,
    miscounted: 0,
  }
  const data = join(disk.folder, 'data')
  /** Requires that a start fails with one sentence. */
  const mustRefuse = async () => {
    const started = await startShop(data).started
    if ('refused' in started && started.code === 1 && started.refused.split('\n').length === 1)
      counts.sentences++
    else counts.badStarts++
  }
  try {
    let filler = fill(disk.folder, 8 * 2 ** 20)
    await mustRefuse()
    rmSync(filler)
    let shop = startShop(data)
    const packs = await packsOf(await answering(shop))
    for (let round = 0; round < rounds; round++) {
      const fans = createFans()
      const api = await answering(shop)
      await fans.buy(api)
      filler = fill(disk.folder, 0)
      for (let n = 0; n < 30; n++) {
        const bought = await fans.buy(api).catch(() => false)
        if (!bought) counts.refused++
      }
      await shop.kill()
      await mustRefuse()
      rmSync(filler)
      shop = startShop(data)
      const again = await answering(shop)
      counts.lost += await fans.lost(again)
      counts.acknowledged += fans.acknowledged.length
      if ((await packsOf(again)) !== packs) counts.miscounted++
      counts.rounds++
    }
    await shop.kill()
    return counts
  } finally {
    disk.remove()
  }
}
