import { grouped } from '../../primitives/grouped.ts'
import type { Widened } from '../../theme/messages.types.ts'
import type { koMatchPick } from './messages.ko.ts'

/** Messages of the match pick board. */
export const enMatchPick: Widened<typeof koMatchPick> = {
  'matchPick.matches': 'Choose a match',
  'matchPick.versus': (p) => `${p.home} against ${p.away}`,
  'matchPick.score': (p) => `${p.home} to ${p.away}`,
  'matchPick.upcoming': 'Upcoming',
  'matchPick.playing': 'Live',
  'matchPick.ended': 'Full time',
  'matchPick.vote': 'Choose a vote',
  'matchPick.mom': 'MOTM',
  'matchPick.firstScorer': 'First scorer',
  'matchPick.mom.title': 'Who shone the most?',
  'matchPick.firstScorer.title': 'Who will score first?',
  'matchPick.closesIn': 'Closes in',
  'matchPick.opensIn': 'Opens in',
  'matchPick.kickOffIn': 'Kick-off in',
  'matchPick.closed': 'The vote is closed',
  'matchPick.mine': 'My prediction',
  'matchPick.none': 'Choose who scores first',
  'matchPick.changeable': 'You can change it until kick-off',
  'matchPick.late': 'The match has started, so predictions are closed',
  'matchPick.right': (p) =>
    p.points > 0 ? `You were right! You get ${grouped(p.points)}P` : 'You were right!',
  'matchPick.scored': (p) => `${p.name} scored first`,
  'matchPick.goalless': 'The match ended without a goal',
  'matchPick.noGoal': 'No goal',
  'matchPick.noGoal.pick': 'Nobody scores',
  'matchPick.share': (p) => `${p.percent}%`,
  'matchPick.choose': 'Choose a player',
  'matchPick.early': 'You can vote from kick-off',
  'matchPick.mom.send': (p) => `Vote for ${p.name}`,
  'matchPick.mom.sent': (p) => `You voted for ${p.name}`,
  'matchPick.mom.signIn': 'Sign in and vote',
  'matchPick.firstScorer.send': (p) => `Predict ${p.name}`,
  'matchPick.firstScorer.sent': (p) => `You predicted ${p.name}`,
  'matchPick.firstScorer.signIn': 'Sign in and predict',
  'matchPick.noGoal.send': 'Predict no goal',
  'matchPick.noGoal.sent': 'You predicted no goal',
}
