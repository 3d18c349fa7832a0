import { defineCommand } from 'citty'
import colours from 'picocolors'
import * as z from 'zod/mini'
import { SHOP_PATHS, ShopFinding } from '../shop/index.ts'
import { attempt } from './attempt.ts'
import { runningShop, TO } from './running-shop.ts'
import { say } from './say.ts'

const MARK = {
  good: colours.green('good   '),
  warning: colours.yellow('warning'),
  error: colours.red('error  '),
}

const linesOf = ({ part, state, effect, remedy }: ShopFinding): string[] => [
  `${MARK[state]} ${colours.bold(part)}${effect === undefined ? '' : ` ${effect}`}`,
  ...(remedy === undefined ? [] : [colours.dim(`        ${remedy}`)]),
]

/** `fandeck doctor`: what a running shop lacks before it can sell. */
export const doctor = defineCommand({
  meta: { name: 'doctor', description: 'Lists what a running shop lacks before it can sell.' },
  args: { ...TO, json: { type: 'boolean', description: 'Prints the findings as JSON' } },
  run: ({ args }) =>
    attempt(async () => {
      const findings = await runningShop(args.to).ask(SHOP_PATHS.doctor, z.array(ShopFinding))
      say(args.json ? JSON.stringify(findings, null, 2) : findings.flatMap(linesOf).join('\n'))
      if (findings.some(({ state }) => state === 'error')) process.exitCode = 1
    }),
})
