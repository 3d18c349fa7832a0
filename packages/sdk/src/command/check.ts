import { resolve } from 'node:path'
import { defineCommand } from 'citty'
import colours from 'picocolors'
import type { ShopDocument } from '../shop/index.ts'
import type { Fault } from './fault.ts'
import { loadShop } from './load-shop.ts'
import { say } from './say.ts'

const lineOf = ({ file, line, path, expected, level }: Fault): string => {
  const mark = level === 'error' ? colours.red('error') : colours.yellow('warning')
  return `${colours.bold(`${file}:${line}`)} ${mark} ${path === '' ? '' : `${path}: `}expected ${expected}`
}

const counted = (count: number, word: string) => `${count} ${word}${count === 1 ? '' : 's'}`

/** Returns the report of a check as people read it. */
export function reportOf(faults: readonly Fault[]): string {
  const errors = faults.filter(({ level }) => level === 'error').length
  const summary =
    errors > 0
      ? colours.red(counted(errors, 'error'))
      : `${colours.green('The shop is good.')}${faults.length > 0 ? ` ${colours.yellow(counted(faults.length, 'warning'))}` : ''}`
  return [...faults.map(lineOf), summary].join('\n')
}

/** Returns how much a shop has, in a line. */
function factsOf({ packs, drops }: ShopDocument, pictures: number): string {
  const cards = Object.values(packs).reduce((sum, pack) => sum + pack.cards.length, 0)
  const facts = [
    counted(Object.keys(packs).length, 'pack'),
    counted(cards, 'card'),
    counted(Object.keys(drops).length, 'drop'),
    counted(pictures, 'picture'),
  ]
  return colours.dim(facts.join(', '))
}

/** `fandeck check`: checks a shop without a network. */
export const check = defineCommand({
  meta: { name: 'check', description: 'Checks the files of a shop; needs no network.' },
  args: {
    folder: { type: 'positional', required: false, default: '.', description: 'The folder of the shop' },
    json: { type: 'boolean', description: 'Prints the faults and the shop as JSON' },
  },
  async run({ args }) {
    const { faults, document, media } = await loadShop(resolve(args.folder), Date.now())
    say(
      args.json
        ? JSON.stringify({ faults, document }, null, 2)
        : `${factsOf(document, media.size)}\n${reportOf(faults)}`,
    )
    if (faults.some(({ level }) => level === 'error')) process.exitCode = 1
  },
})
