import { defineCommand } from 'citty'
import colours from 'picocolors'
import { formatSeoulDate, formatSeoulTime } from '../kernel/seoul-dates.ts'
import { SHOP_PATHS, StaffEvent, StaffPassword } from '../shop/index.ts'
import { attempt } from './attempt.ts'
import { runningShop, TO } from './running-shop.ts'
import { say } from './say.ts'

const EVENT = {
  type: 'positional',
  required: true,
  description: 'The name of a file in benefits/',
} as const

const open = defineCommand({
  meta: { name: 'open', description: 'Makes a password, with which the staff of an event redeem benefits.' },
  args: {
    event: EVENT,
    days: { type: 'string', default: '7', description: 'How long it is valid', valueHint: '7' },
    ...TO,
  },
  run: ({ args }) =>
    attempt(async () => {
      const { event, days, to } = args
      const body = { event, days: Number(days) }
      const { password, endsAt } = await runningShop(to).ask(SHOP_PATHS.openStaff, StaffPassword, body)
      const end = `${formatSeoulDate(endsAt)} ${formatSeoulTime(endsAt)}`
      say(`${colours.bold(password)} opens /staff/${event} until ${end} (Seoul). It is shown only now.`)
    }),
})

/** A command that changes the staff of an event. */
const change = (name: string, path: string, { description, done }: { description: string; done: string }) =>
  defineCommand({
    meta: { name, description },
    args: { event: EVENT, ...TO },
    run: ({ args }) =>
      attempt(async () => {
        const { title } = await runningShop(args.to).ask(path, StaffEvent, { event: args.event })
        say(colours.green(`${title}: ${done}`))
      }),
  })

/** `fandeck staff`: the people who redeem benefits at an event (D14). */
export const staff = defineCommand({
  meta: { name: 'staff', description: 'Admits the staff of an event.' },
  subCommands: {
    open,
    close: change('close', SHOP_PATHS.closeStaff, {
      description: 'Ends the passwords and the open desks of an event.',
      done: 'its passwords and open desks have ended.',
    }),
    unlock: change('unlock', SHOP_PATHS.unlockStaff, {
      description: 'Lets the staff of an event try again, after too many wrong passwords.',
      done: 'its staff can try again.',
    }),
  },
})
