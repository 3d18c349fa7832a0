import { defineCommand } from 'citty'
import colours from 'picocolors'
import { LedgerState, SHOP_PATHS } from '../shop/index.ts'
import { attempt } from './attempt.ts'
import { runningShop, TO } from './running-shop.ts'
import { fail, say } from './say.ts'

const REFUSALS = {
  same: 'The account of LEDGER_PRIVATE_KEY may mint already.',
  keyless:
    'No backend has the key of the owner: set LEDGER_PRIVATE_KEY to the new key and LEDGER_PRIVATE_KEY_PREVIOUS to the one before.',
  feeless: 'The new account cannot pay for minting: send it the currency of the chain first.',
  reverts: 'The contract refuses the move.',
}

const linesOf = ({ contract, owner, account, previous, waiting, moving }: LedgerState): string[] => [
  `contract  ${contract}`,
  `from      ${colours.bold(owner)}${owner === previous ? '  LEDGER_PRIVATE_KEY_PREVIOUS' : ''}`,
  `to        ${colours.bold(account)}  LEDGER_PRIVATE_KEY`,
  `waiting   ${waiting} to mint`,
  ...(moving ? [colours.yellow('The right to mint moves after the mints that are under way.')] : []),
]

const JSON_OPTION = { json: { type: 'boolean', description: 'Prints the state as JSON' } } as const
const show = (state: LedgerState, json: boolean | undefined) =>
  say(json ? JSON.stringify(state, null, 2) : linesOf(state).join('\n'))

const status = defineCommand({
  meta: { name: 'show', description: 'Shows who may mint, and what waits.' },
  args: { ...TO, ...JSON_OPTION },
  run: ({ args }) =>
    attempt(async () => show(await runningShop(args.to).ask(SHOP_PATHS.ledger, LedgerState), args.json)),
})

const transfer = defineCommand({
  meta: { name: 'transfer', description: 'Moves the right to mint to the account of LEDGER_PRIVATE_KEY.' },
  args: {
    reason: { type: 'string', description: 'Why; the log of operators shows it' },
    yes: { type: 'boolean', description: 'Confirms the move' },
    ...TO,
    ...JSON_OPTION,
  },
  run: ({ args }) =>
    attempt(async () => {
      const shop = runningShop(args.to)
      const state = await shop.ask(SHOP_PATHS.ledger, LedgerState)
      if (!args.json) show(state, false)
      const { refusal, owner: from, account: to } = state
      if (refusal !== undefined) return fail(colours.red(REFUSALS[refusal]))
      if (!args.yes || args.reason === undefined)
        return fail(colours.yellow('Nothing is changed yet. Repeat the command with --reason and --yes.'))
      const asked = await shop.ask(SHOP_PATHS.transferLedger, LedgerState, { from, to, reason: args.reason })
      if (args.json) show(asked, true)
      else
        say(colours.green('The right to mint moves after the mints that are under way: fandeck ledger show'))
    }),
})

/** `fandeck ledger`: the account that mints the cards of a running shop. */
export const ledger = defineCommand({
  meta: { name: 'ledger', description: 'Shows who may mint, and moves the right to another key.' },
  subCommands: { show: status, transfer },
})
