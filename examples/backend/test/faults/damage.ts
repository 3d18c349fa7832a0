import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { openFolder } from '../../src/db/folder.ts'
import { StartProblem } from '../../src/start-problem.ts'
import { type Random, random } from '../rush/random.ts'
import { answering, createFans, removeFolder, startShop } from './shop.ts'

const ways = {
  missing: (file: string) => rmSync(file),
  cut: (file: string) => truncateSync(file, Math.floor(readFileSync(file).length / 2)),
  empty: (file: string) => truncateSync(file, 0),
  changed(file: string, dice: Random) {
    const content = readFileSync(file)
    for (let n = 0; n < 16; n++) content.fill(dice.below(256), dice.below(content.length))
    writeFileSync(file, content)
  },
}

const BESIDE = ['missing', 'empty', 'changed'] as const
/** With fewer damaged database files, each file beside the database is damaged in one way only. */
const FEW = 100

const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)))
    .toSorted()

/** Returns whether a start is refused with one sentence and leaves every file unchanged. */
async function isRefused(folder: string): Promise<boolean> {
  const before = filesIn(folder)
  try {
    const { close } = await openFolder(join(folder, 'database'), () => {})
    await close()
    return false
  } catch (error) {
    const isOneSentence = error instanceof StartProblem && !error.message.includes('\n')
    return isOneSentence && filesIn(folder).join() === before.join()
  }
}

/**
 * Damages the files of a closed data folder one by one; every start must report it or lose nothing.
 *
 * @param files the number of database files, drawn by the seed; all of them if there are fewer
 */
export async function playDamage({ seed, files }: { seed: number; files: number }) {
  const dice = random(seed)
  const counts = {
    files: 0,
    refused: 0,
    unnoticed: [] as string[],
    startedAgain: 0,
    lost: 0,
    badStarts: [] as string[],
  }
  const root = mkdtempSync(join(tmpdir(), 'fandeck-damage-'))
  const model = join(root, 'model')
  try {
    const shop = startShop(model)
    const api = await answering(shop)
    const fans = createFans()
    for (let n = 0; n < 3; n++) await fans.buy(api)
    shop.terminate()
    await shop.ended

    const own = filesIn(join(model, 'database')).filter(
      (file) => readFileSync(join(model, 'database', file)).length > 0,
    )
    for (const file of dice.shuffled(own).slice(0, files)) {
      const way = dice.pick(['missing', 'cut', 'empty', 'changed'] as const)
      const folder = join(root, 'one')
      cpSync(model, folder, { recursive: true })
      ways[way](join(folder, 'database', file), dice)
      counts.files++
      const same = existsSync(join(folder, 'database', file)) && isSame(model, folder, file)
      if (same || (await isRefused(folder))) counts.refused++
      else counts.unnoticed.push(`${file} ${way}`)
      removeFolder(folder)
    }

    // The files beside the database: a start continues with all data, or reports the reason in one sentence.
    for (const file of readdirSync(model).filter((name) => name !== 'database')) {
      for (const way of files < FEW ? [dice.pick(BESIDE)] : BESIDE) {
        const folder = join(root, 'beside')
        cpSync(model, folder, { recursive: true })
        ways[way](join(folder, file), dice)
        counts.files++
        const damaged = startShop(folder)
        const started = await damaged.started
        if ('refused' in started) {
          if (started.code === 1 && !started.refused.includes('\n')) counts.refused++
          else counts.badStarts.push(`${file} ${way}: ${started.refused.slice(0, 200)}`)
        } else if (damaged.said().includes('moved to')) counts.refused++
        // Without the key all sessions end; the orders remain.
        else if (file === 'secret') counts.startedAgain++
        else {
          counts.startedAgain++
          counts.lost += await fans.lost(started.api)
        }
        await damaged.kill()
        removeFolder(folder)
      }
    }
    return counts
  } finally {
    removeFolder(root)
  }
}

const isSame = (model: string, folder: string, file: string) =>
  readFileSync(join(model, 'database', file)).equals(readFileSync(join(folder, 'database', file)))
