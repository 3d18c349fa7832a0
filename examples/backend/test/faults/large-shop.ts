// The files of a shop of 1,000 cards, 50 drops and 300 photographs, in versions that change every drop and every card.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { writeStarter } from '../shop-folder.ts'

export const LARGE = { packs: 50, cards: 20, copies: 100, photographs: 300 } as const
/** The price of version 0. */
export const FIRST_PRICE = 5000
/** The photographs that each version replaces. */
const REPLACED = 10
const HEAD = 'number,name,position,subtitle,finish,copies,picture,story'

/** Takes a photograph of noise, which compresses as badly as grass does. */
async function takePhotograph(folder: string, n: number, version: number): Promise<void> {
  const mean = 60 + ((n * 7 + version * 31) % 140)
  const noise = { type: 'gaussian' as const, mean, sigma: 30 }
  await sharp({ create: { width: 900, height: 1200, channels: 3, background: '#000', noise } })
    .jpeg({ quality: 80 })
    .toFile(join(folder, `media/photo-${n}.jpg`))
}

/** Writes the starter into a folder and returns what writes a version: its number is in each price and each story. */
export function largeShop(folder: string): (version: number) => Promise<void> {
  writeStarter(folder)
  mkdirSync(join(folder, 'media'), { recursive: true })
  const path = (file: string) => join(folder, file)
  const taken = (file: string) => {
    const text = readFileSync(path(file), 'utf8')
    rmSync(path(file))
    return text
  }
  const [pack, drop] = [taken('packs/first.json'), taken('drops/first.json')]
  rmSync(path('packs/first.cards.csv'))
  const names = Array.from({ length: LARGE.packs }, (_, n) => `pack-${n + 1}`)
  const shop = readFileSync(path('shop.json'), 'utf8')
  writeFileSync(path('shop.json'), shop.replace('["first"]', JSON.stringify(names)))

  return async (version) => {
    const changed = version === 0 ? LARGE.photographs : REPLACED
    for (let n = 0; n < changed; n++)
      await takePhotograph(folder, (version * REPLACED + n) % LARGE.photographs, version)
    const perPack = LARGE.photographs / LARGE.packs
    for (const [at, name] of names.entries()) {
      const rows = Array.from({ length: LARGE.cards }, (_, n) => {
        const picture = n < perPack ? `media/photo-${at * perPack + n}.jpg` : ''
        return `${n + 1},선수 ${n + 1},FW,첫 시즌,BASIC,${LARGE.copies},${picture},버전 ${version}`
      })
      writeFileSync(path(`packs/${name}.cards.csv`), `${[HEAD, ...rows].join('\n')}\n`)
      writeFileSync(path(`packs/${name}.json`), pack)
      const priced = drop
        .replace('"pack": "first"', `"pack": "${name}"`)
        .replace(`"price": ${FIRST_PRICE}`, `"price": ${FIRST_PRICE + version}`)
        .replace('"packs": 100', '"packs": 500')
      writeFileSync(path(`drops/${name}.json`), priced)
    }
  }
}
