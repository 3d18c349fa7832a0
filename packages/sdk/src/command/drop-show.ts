import { defineCommand } from 'citty'
import * as z from 'zod/mini'
import { RunningDrop, SHOP_PATHS } from '../shop/index.ts'
import { attempt } from './attempt.ts'
import { DROP } from './drop-change.ts'
import { dropText, listLine } from './drop-text.ts'
import { runningShop, TO } from './running-shop.ts'
import { say } from './say.ts'

const JSON_OPTION = { json: { type: 'boolean', description: 'Prints it as JSON' } } as const

/** `fandeck drop list`: the drops of a running shop. */
export const list = defineCommand({
  meta: { name: 'list', description: 'Lists the drops with what fans see of them.' },
  args: { ...TO, ...JSON_OPTION },
  run: ({ args }) =>
    attempt(async () => {
      const drops = await runningShop(args.to).ask(SHOP_PATHS.drops, z.array(RunningDrop))
      const text = drops.length === 0 ? 'There is no drop.' : drops.map(listLine).join('\n')
      say(args.json ? JSON.stringify(drops, null, 2) : text)
    }),
})

/** `fandeck drop show`: a drop as it runs, and what operators have done with it. */
export const show = defineCommand({
  meta: { name: 'show', description: 'Shows a drop as it runs, and what operators have done with it.' },
  args: { ...DROP, ...TO, ...JSON_OPTION },
  run: ({ args }) =>
    attempt(async () => {
      const path = `${SHOP_PATHS.drops}/${encodeURIComponent(args.drop)}`
      const drop = await runningShop(args.to).ask(path, RunningDrop)
      say(args.json ? JSON.stringify(drop, null, 2) : dropText(drop))
    }),
})
