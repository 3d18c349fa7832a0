import type { Widened } from '../../theme/messages.types.ts'
import type { koFormation } from './messages.ko.ts'

/** Messages of the formation board. */
export const enFormation: Widened<typeof koFormation> = {
  'formation.title': 'My best eleven',
  'formation.select': 'Formation',
  'formation.count': (p) => `${p.filled} of ${p.total} players`,
  'formation.pitch': 'Pitch',
  'formation.GK': 'goalkeeper',
  'formation.DF': 'defender',
  'formation.MF': 'midfielder',
  'formation.FW': 'forward',
  'formation.slot': (p) => `${p.position} slot ${p.number}`,
  'formation.empty': (p) => `${p.slot}, empty`,
  'formation.filled': (p) => `${p.slot}, ${p.name}`,
  'formation.unknown': 'unnamed card',
  'formation.complete': 'Your best eleven is complete',
  'formation.hint': 'Press Space to move it to another slot',
  'formation.who': (p) => `Who plays ${p.position}?`,
  'formation.replace': 'Choose another player',
  'formation.move': 'Move to another slot',
  'formation.remove': 'Empty this slot',
  'formation.pickUp': (p) => `Where should ${p.name} play?`,
  'formation.moved': (p) => `${p.name} is in ${p.slot}`,
  'formation.stays': (p) => `${p.name} stays`,
  'formation.wrongPosition': (p) => `Only a ${p.position} fits this slot`,
  'formation.notOwned': 'You can only place cards that you own',
  'formation.reset': 'Reset',
  'formation.missing': (p) => `${p.count} more to complete it`,
  'formation.save': 'Save the formation',
  'formation.saved': 'The formation is saved',
  'formation.signIn': 'Sign in and save',
}
