import type { Widened } from '../../theme/messages.types.ts'
import type { koMissions } from './messages.ko.ts'

/** Messages of the ten missions. */
export const enMissions: Widened<typeof koMissions> = {
  'missions.progress': 'Recruiting progress',
  'missions.summary': (p) =>
    [`${p.recruited} recruited`, p.waiting > 0 && `${p.waiting} ready`, p.left > 0 && `${p.left} left`]
      .filter(Boolean)
      .join(' · '),
  'missions.range': (p) => `Missions ${p.from}–${p.to}`,
  'missions.range.done': (p) => `Missions ${p.from}–${p.to} · all recruited`,
  'missions.range.emblem': (p) => `Missions ${p.from}–${p.to} · the last is the emblem`,
  'missions.number': (p) => `Mission ${p.number}`,
  'missions.player': (p) => `${p.name} · ${p.number} · ${p.position}`,
  'missions.emblem': 'Opens when all nine players are recruited',
  'missions.points': (p) => `${p.points}P`,
  'missions.gain': (p) => `+${p.points}P`,
  'missions.try': 'Start',
  'missions.waiting': 'In progress',
  'missions.recruit': 'Recruit',
  'missions.recruited': 'Recruited',
  'missions.takeEmblem': 'Get the emblem',
  'missions.emblemTaken': 'Emblem complete',
  'missions.done': (p) => `Recruited ${p.name}.`,
  'missions.emblemDone': 'You received the emblem.',
  'missions.complete': 'The emblem is complete',
  'missions.noneOwned': 'You have no mission cards yet. Open a pack or scan a card’s code.',
  'missions.signIn': 'Sign in to start',
}
