import { defineCommand } from 'citty'
import colours from 'picocolors'
import * as z from 'zod/mini'
import { momentText, SHOP_PATHS, ShopPlan, ShopRevision } from '../shop/index.ts'
import { ALLOW } from './apply.ts'
import { attempt } from './attempt.ts'
import { type RunningShop, runningShop, TO } from './running-shop.ts'
import { say } from './say.ts'
import { planText } from './steps.ts'

const revisionsOf = (shop: RunningShop) => shop.ask(SHOP_PATHS.revisions, z.array(ShopRevision))

/** Returns a revision as a line of the log. */
function lineOf({ revision, author, at, steps }: ShopRevision): string {
  const names = steps.slice(0, 3).map(({ kind, name }) => (kind === 'shop' ? 'shop.json' : `${kind}/${name}`))
  const more = steps.length > names.length ? `, and ${steps.length - names.length} more` : ''
  return `${colours.bold(String(revision))}  ${momentText(at)}  ${author}  ${names.join(', ')}${more}`
}

/** `fandeck log`: the revisions of a running shop. */
export const log = defineCommand({
  meta: { name: 'log', description: 'Lists who changed a running shop, and when.' },
  args: { ...TO, json: { type: 'boolean', description: 'Prints the revisions as JSON' } },
  run: ({ args }) =>
    attempt(async () => {
      const revisions = await revisionsOf(runningShop(args.to))
      say(args.json ? JSON.stringify(revisions, null, 2) : revisions.map(lineOf).join('\n'))
    }),
})

/** `fandeck revert`: returns a running shop to a revision. */
export const revert = defineCommand({
  meta: { name: 'revert', description: 'Returns a running shop to what it was at a revision.' },
  args: {
    revision: { type: 'positional', required: true, description: 'The number of the revision' },
    ...TO,
    ...ALLOW,
  },
  run: ({ args }) =>
    attempt(async () => {
      const to = Number(args.revision)
      if (!Number.isInteger(to) || to < 1) throw new Error('A revision is a number; fandeck log lists them.')
      const shop = runningShop(args.to)
      const revision = (await revisionsOf(shop))[0]?.revision ?? 0
      const done = await shop.ask(SHOP_PATHS.revert, ShopPlan, { to, revision, allow: args.allow === true })
      say(planText(done))
      if (done.steps.length > 0)
        say(colours.green(`The shop is as at revision ${to}; this is revision ${done.revision}.`))
    }),
})
