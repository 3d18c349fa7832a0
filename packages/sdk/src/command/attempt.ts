import colours from 'picocolors'
import { safeParse } from 'zod/mini'
import { ShopPlan } from '../shop/index.ts'
import { Refusal } from './running-shop.ts'
import { fail } from './say.ts'
import { planText } from './steps.ts'

/** Runs a command; prints a refusal with the steps that cause it, and any other fault as one sentence. */
export async function attempt(run: () => Promise<void>): Promise<void> {
  try {
    await run()
  } catch (error) {
    if (error instanceof Refusal) {
      const plan = safeParse(ShopPlan, error.data)
      if (plan.success) fail(planText(plan.data))
      fail(colours.red(`${error.message} (${error.code})`))
    } else fail(colours.red(error instanceof Error ? error.message : String(error)))
  }
}
