import colours from 'picocolors'
import type { ShopPlan, ShopStep } from '../shop/index.ts'

const SIGN = {
  add: colours.green('+'),
  change: colours.yellow('~'),
  remove: colours.red('-'),
}

const counted = (count: number, word: string) => `${count} ${word}${count === 1 ? '' : 's'}`

const linesOf = ({ action, kind, name, changes, dangers, refusals }: ShopStep): string[] => [
  `${SIGN[action]} ${colours.bold(kind === 'shop' ? 'shop.json' : `${kind}/${name}`)}`,
  ...changes.map((line) => colours.dim(`    ${line}`)),
  ...dangers.map((line) => `    ${colours.yellow('danger')} ${line}`),
  ...refusals.map((line) => `    ${colours.red('refused')} ${line}`),
]

/** Whether a plan cannot be applied. */
export const isRefused = ({ steps, problems }: ShopPlan): boolean =>
  problems.length > 0 || steps.some(({ refusals }) => refusals.length > 0)

/** Returns a plan as people read it. */
export function planText({ steps, problems, missing, revision }: ShopPlan): string {
  if (problems.length > 0)
    return problems
      .map(
        ({ path, expected }) =>
          `${colours.bold(path.join('.'))} ${colours.red('error')} expected ${expected}`,
      )
      .join('\n')
  if (steps.length === 0)
    return colours.green(`Nothing to do: the shop is as its files say (revision ${revision}).`)
  const dangers = steps.filter((step) => step.dangers.length > 0).length
  const refused = steps.filter((step) => step.refusals.length > 0).length
  const facts = [
    counted(steps.length, 'step'),
    ...(missing.length > 0 ? [`${counted(missing.length, 'picture')} to send`] : []),
    ...(dangers > 0 ? [colours.yellow(`${dangers} dangerous, for which apply needs --allow`)] : []),
    ...(refused > 0 ? [colours.red(`${refused} refused`)] : []),
  ]
  return [...steps.flatMap(linesOf), facts.join(', ')].join('\n')
}
