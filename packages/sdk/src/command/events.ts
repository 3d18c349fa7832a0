import { randomBytes } from 'node:crypto'
import { defineCommand } from 'citty'
import colours from 'picocolors'
import { EnteredEvent, EventDraw, SHOP_PATHS } from '../shop/index.ts'
import { attempt } from './attempt.ts'
import { peopleIn } from './people.ts'
import { runningShop, TO } from './running-shop.ts'
import { say } from './say.ts'

const EVENT = { type: 'positional', required: true, description: 'The name of the event' } as const

const enter = defineCommand({
  meta: { name: 'enter', description: 'Enters members into the draw of an event.' },
  args: {
    event: EVENT,
    from: {
      type: 'string',
      required: true,
      description: 'A CSV with a column member, or a phone number, mail address or member id',
      valueHint: 'entries.csv',
    },
    ...TO,
  },
  run: ({ args }) =>
    attempt(async () => {
      const body = { event: args.event, members: await peopleIn(args.from) }
      const done = await runningShop(args.to).ask(SHOP_PATHS.enterEvent, EnteredEvent, body)
      const { entered, had, unknown } = done
      say(colours.green(`${entered} entered, ${had} had before, ${unknown} are no members.`))
    }),
})

const draw = defineCommand({
  meta: { name: 'draw', description: 'Draws winners of an event, and tells all entries their result.' },
  args: {
    event: EVENT,
    winners: { type: 'string', required: true, description: 'How many winners', valueHint: '10' },
    seed: { type: 'string', description: 'Makes the draw again the same. Default: random' },
    card: {
      type: 'string',
      description: 'The number of a card of which each winner gets a copy; for at most 1000 winners',
      valueHint: '101',
    },
    allow: { type: 'string', description: 'again: draws further winners', valueHint: 'again' },
    ...TO,
    json: { type: 'boolean', description: 'Prints the draw as JSON' },
  },
  run: ({ args }) =>
    attempt(async () => {
      if (!/^\d{1,6}$/.test(args.winners) || Number(args.winners) < 1 || Number(args.winners) > 100_000)
        throw new Error('--winners is a number from 1 to 100000.')
      if (args.allow !== undefined && args.allow !== 'again') throw new Error('--allow is again, or absent.')
      const seed = args.seed ?? randomBytes(16).toString('hex')
      if (!/^[\w-]{8,64}$/.test(seed))
        throw new Error('--seed has 8 to 64 letters, digits, hyphens and underscores.')
      if (args.card !== undefined && !/^[1-9]\d{0,8}$/.test(args.card))
        throw new Error('--card is the number of a card.')
      const body = {
        event: args.event,
        winners: Number(args.winners),
        seed,
        again: args.allow === 'again',
        ...(args.card !== undefined && { card: Number(args.card) }),
      }
      const done = await runningShop(args.to).ask(SHOP_PATHS.drawEvent, EventDraw, body)
      if (args.json) return say(JSON.stringify(done, null, 2))
      say(done.winners.join('\n'))
      say(colours.green(`Draw ${done.draw} of ${done.entries} entries with the seed ${done.seed}.`))
    }),
})

/** `fandeck events`: the draws of a running shop. */
export const events = defineCommand({
  meta: { name: 'events', description: 'Enters members into draws, and draws winners.' },
  subCommands: { enter, draw },
})
