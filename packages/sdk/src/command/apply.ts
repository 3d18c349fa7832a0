import { defineCommand } from 'citty'
import colours from 'picocolors'
import { SHOP_PATHS, ShopPlan } from '../shop/index.ts'
import { attempt } from './attempt.ts'
import { askPlan, readyShop, type SentShop } from './plan.ts'
import { type RunningShop, runningShop, TO } from './running-shop.ts'
import { say } from './say.ts'
import { isRefused, planText } from './steps.ts'

/** The option of commands that change a shop. */
export const ALLOW = {
  allow: { type: 'boolean', description: 'Allows dangerous steps, which fans notice' },
} as const

async function sendPictures(
  shop: RunningShop,
  { pictures }: SentShop,
  missing: readonly string[],
): Promise<void> {
  let sent = 0
  for (const hash of missing) {
    const bytes = pictures.get(hash)
    if (bytes) await shop.send(SHOP_PATHS.media, bytes)
    sent++
    if (process.stdout.isTTY) process.stdout.write(`\r${colours.dim(`pictures ${sent}/${missing.length}`)}`)
  }
  if (process.stdout.isTTY && sent > 0) process.stdout.write('\n')
}

/** `fandeck apply`: updates a running shop to its files, in one transaction. */
export const apply = defineCommand({
  meta: { name: 'apply', description: 'Updates a running shop to its files, in one transaction.' },
  args: {
    folder: { type: 'positional', required: false, default: '.', description: 'The folder of the shop' },
    ...TO,
    ...ALLOW,
    json: { type: 'boolean', description: 'Prints the result as JSON' },
  },
  run: ({ args }) =>
    attempt(async () => {
      const ready = await readyShop(args.folder)
      if (!ready) return
      const shop = runningShop(args.to)
      const planned = await askPlan(shop, ready.body)
      if (!args.json) say(planText(planned))
      if (isRefused(planned)) process.exitCode = 1
      else if (planned.steps.length > 0) {
        await sendPictures(shop, ready, planned.missing)
        const { revision } = planned
        const body = { ...ready.body, revision, allow: args.allow === true }
        const done = await shop.ask(SHOP_PATHS.apply, ShopPlan, body)
        say(
          args.json ? JSON.stringify(done, null, 2) : colours.green(`Applied as revision ${done.revision}.`),
        )
      } else if (args.json) say(JSON.stringify(planned, null, 2))
    }),
})
