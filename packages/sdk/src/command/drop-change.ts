import { type ArgsDef, defineCommand, type ParsedArgs } from 'citty'
import colours from 'picocolors'
import { type DropChange, DropPreview, RunningDrop, SHOP_PATHS } from '../shop/index.ts'
import { attempt } from './attempt.ts'
import { changeLines, dropText } from './drop-text.ts'
import { runningShop, TO } from './running-shop.ts'
import { fail, say } from './say.ts'

/** Returns an option that a step needs. */
export const ask = <Hint extends string>(description: string, valueHint: Hint) =>
  ({ type: 'string', required: true, description, valueHint }) as const

/** The drop of a command. */
export const DROP = {
  drop: { type: 'positional', required: true, description: 'Its number, or the name of its file' },
} as const
const SHARED = {
  ...DROP,
  reason: { type: 'string', description: 'Why; the log of the drop shows it' },
  yes: { type: 'boolean', description: 'Confirms a step that fans notice' },
  ...TO,
  json: { type: 'boolean', description: 'Prints the drop as JSON' },
} as const

async function change(args: ParsedArgs<typeof SHARED>, change: DropChange): Promise<void> {
  const { drop, reason, to, yes, json } = args
  const shop = runningShop(to)
  const preview = await shop.ask(SHOP_PATHS.askDrop, DropPreview, { drop, change })
  if (!json) say(changeLines(preview))
  if (preview.confirms && !yes)
    return fail(colours.yellow('Nothing is changed yet. Repeat the command with --reason and --yes.'))
  // The version of the preview, so that a repeated request adds nothing twice.
  const order = { drop, change, confirm: preview.version, ...(reason !== undefined && { reason }) }
  const done = await shop.ask(SHOP_PATHS.changeDrop, RunningDrop, order)
  say(json ? JSON.stringify(done, null, 2) : dropText(done))
}

/** Returns the command of a step: it shows what would change, and takes the step, with `--yes` if fans notice it. */
export const changeCommand = <Args extends ArgsDef>(
  { name, description, args }: { name: string; description: string; args: Args },
  changeOf: (args: ParsedArgs<Args & typeof SHARED>) => DropChange,
) =>
  defineCommand({
    meta: { name, description },
    args: { ...args, ...SHARED },
    run: ({ args: given }) => attempt(() => change(given, changeOf(given))),
  })
