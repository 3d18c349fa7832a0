import { createHash } from 'node:crypto'
import { resolve } from 'node:path'
import { defineCommand } from 'citty'
import { type PlanBody, SHOP_PATHS, ShopPlan } from '../shop/index.ts'
import { attempt } from './attempt.ts'
import { reportOf } from './check.ts'
import { loadShop } from './load-shop.ts'
import { type RunningShop, runningShop, TO } from './running-shop.ts'
import { fail, say } from './say.ts'
import { isRefused, planText } from './steps.ts'

const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

/** A shop that is ready to be sent. */
export interface SentShop {
  body: PlanBody
  /** The bytes of the pictures, by their SHA-256. */
  pictures: Map<string, Uint8Array>
}

/** Reads the shop of a folder; prints its faults and returns `undefined` if there are any. */
export async function readyShop(folder: string): Promise<SentShop | undefined> {
  const { document, faults, media } = await loadShop(resolve(folder), Date.now())
  const errors = faults.filter(({ level }) => level === 'error')
  if (errors.length > 0) {
    fail(reportOf(errors))
    return undefined
  }
  const hashed = [...media].map(([path, bytes]) => ({ path, bytes, hash: hashOf(bytes) }))
  return {
    body: { document, pictures: Object.fromEntries(hashed.map(({ path, hash }) => [path, hash])) },
    pictures: new Map(hashed.map(({ bytes, hash }) => [hash, bytes])),
  }
}

export const askPlan = (shop: RunningShop, body: PlanBody): Promise<ShopPlan> =>
  shop.ask(SHOP_PATHS.plan, ShopPlan, body)

/** `fandeck plan`: shows what an apply would do. */
export const plan = defineCommand({
  meta: { name: 'plan', description: 'Shows what apply would change in a running shop; changes nothing.' },
  args: {
    folder: { type: 'positional', required: false, default: '.', description: 'The folder of the shop' },
    ...TO,
    json: { type: 'boolean', description: 'Prints the plan as JSON' },
  },
  run: ({ args }) =>
    attempt(async () => {
      const ready = await readyShop(args.folder)
      if (!ready) return
      const planned = await askPlan(runningShop(args.to), ready.body)
      say(args.json ? JSON.stringify(planned, null, 2) : planText(planned))
      if (isRefused(planned)) process.exitCode = 1
    }),
})
