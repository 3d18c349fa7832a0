import colours from 'picocolors'
import {
  type DropAction,
  type DropDifference,
  type DropPreview,
  momentText,
  type RunningDrop,
} from '../shop/index.ts'

const PHASE: Record<RunningDrop['phase'], string> = {
  upcoming: colours.dim('upcoming'),
  open: colours.green('open'),
  paused: colours.yellow('paused'),
  soldOut: colours.yellow('sold out'),
  closed: colours.dim('ended'),
}

const differenceText = ({ field, before, after }: DropDifference): string =>
  `${field} ${before ?? 'nothing'} → ${after ?? 'nothing'}`

/** Returns what a step would change, as people read it. */
export const changeLines = ({ title, drop, changes }: DropPreview): string =>
  [
    `${colours.yellow('~')} ${colours.bold(title)} (${drop})`,
    ...changes.map((one) => `    ${differenceText(one)}`),
  ].join('\n')

const priceText = (price: number) => (price === 0 ? 'free' : `${price} won`)

/** Returns a drop in a line. */
export const listLine = ({ drop, name, title, phase, remaining, packs, endsAt }: RunningDrop): string =>
  [
    colours.bold(String(drop)),
    PHASE[phase],
    `${title}${name === undefined ? '' : ` (${name})`}`,
    `${remaining} of ${packs} packs left, until ${momentText(endsAt)}`,
  ].join('  ')

const actionLine = ({ at, author, by, action, reason, changes, revision }: DropAction): string =>
  [
    momentText(at),
    author,
    by,
    `${colours.bold(action)} ${changes.map(differenceText).join(', ')}`,
    ...(reason === undefined ? [] : [reason]),
    ...(revision === undefined ? [] : [colours.dim(`revision ${revision}`)]),
  ].join('  ')

/** Returns a drop as it runs, and what operators have done with it. */
export function dropText(drop: RunningDrop): string {
  const { title, name, phase, notice, price, sold, held, remaining, packs, perOrder, perMember } = drop
  return [
    `${colours.bold(title)} (${drop.drop}${name === undefined ? '' : `, ${name}`})`,
    `${PHASE[phase]}${notice === undefined ? '' : `  ${notice}`}`,
    `${momentText(drop.startsAt)} to ${momentText(drop.endsAt)} in Seoul`,
    `${priceText(price)} a pack, ${perOrder} an order, ${perMember} a member`,
    `${remaining} of ${packs} packs left, ${sold} sold, ${held} reserved`,
    drop.fansPerSecond === undefined ? 'no gate' : `a gate of ${drop.fansPerSecond} fans per second`,
    ...drop.actions.map(actionLine),
  ].join('\n')
}
