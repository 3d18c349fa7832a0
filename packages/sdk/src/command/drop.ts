import { defineCommand } from 'citty'
import { ask, changeCommand } from './drop-change.ts'
import { report } from './drop-report.ts'
import { list, show } from './drop-show.ts'

const count = (option: string, text: string, most: number): number => {
  if (!/^\d{1,8}$/.test(text) || Number(text) < 1 || Number(text) > most)
    throw new Error(`${option} is a number from 1 to ${most}.`)
  return Number(text)
}

const pause = changeCommand(
  {
    name: 'pause',
    description: 'Stops the sales of a drop at once; reserved packs can still be paid.',
    args: { notice: ask('The sentence that fans see', 'TEXT') },
  },
  ({ notice }) => ({ action: 'pause', notice }),
)
const resume = changeCommand({ name: 'resume', description: 'Sells on after a pause.', args: {} }, () => ({
  action: 'resume',
}))
const end = changeCommand({ name: 'end', description: 'Ends a drop now.', args: {} }, () => ({
  action: 'end',
}))
const extend = changeCommand(
  {
    name: 'extend',
    description: 'Moves the end of a drop to a later moment.',
    args: { until: ask('In Seoul, or a distance from now', '2026-03-01 21:00') },
  },
  ({ until }) => ({ action: 'extend', until }),
)
const add = changeCommand(
  {
    name: 'add',
    description: 'Adds packs to a drop, with copies of its cards by chance.',
    args: { packs: ask('How many packs more', '100') },
  },
  ({ packs }) => ({ action: 'add', packs: count('--packs', packs, 1_000_000) }),
)
const price = changeCommand(
  {
    name: 'price',
    description: 'Changes the price of a paused drop; packs that are reserved keep theirs.',
    args: { amount: ask('KRW per pack; 0 is free', '5000') },
  },
  ({ amount }) => {
    if (!/^\d{1,8}$/.test(amount) || Number(amount) > 10_000_000)
      throw new Error('--amount is a number from 0 to 10000000.')
    return { action: 'price', amount: Number(amount) }
  },
)
const limits = changeCommand(
  {
    name: 'limits',
    description: 'Changes how many packs an order and a member may have.',
    args: {
      perOrder: { type: 'string', description: 'The most packs of an order', valueHint: '3' },
      perMember: { type: 'string', description: 'The most packs of a member', valueHint: '6' },
    },
  },
  ({ perOrder, perMember }) => {
    if (perOrder === undefined && perMember === undefined)
      throw new Error('Name --per-order, --per-member, or both.')
    return {
      action: 'limits',
      ...(perOrder !== undefined && { perOrder: count('--per-order', perOrder, 1000) }),
      ...(perMember !== undefined && { perMember: count('--per-member', perMember, 100_000) }),
    }
  },
)
const gate = changeCommand(
  {
    name: 'gate',
    description: 'Turns the gate of a drop on, off, or to another rate.',
    args: { rate: ask('Fans per second, or off', '5') },
  },
  ({ rate }) => {
    if (rate === 'off') return { action: 'gate', fansPerSecond: null }
    if (!/^\d{1,5}(\.\d{1,4})?$/.test(rate) || !(Number(rate) > 0 && Number(rate) <= 10_000))
      throw new Error('--rate is off, or above 0 and at most 10000 fans per second.')
    return { action: 'gate', fansPerSecond: Number(rate) }
  },
)

/** `fandeck drop`: a drop of a running shop, in the hours of its sale. */
export const drop = defineCommand({
  meta: { name: 'drop', description: 'Shows, stops, extends, restocks and reprices a running drop.' },
  subCommands: { list, show, pause, resume, end, extend, add, price, limits, gate, report },
})
