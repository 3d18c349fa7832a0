import type { CampaignMatch, WindowPhase } from '@fandeck/sdk/campaigns'
import { Image } from '../../primitives/image/Image.tsx'
import { useDates } from '../../theme/use-dates.ts'
import { useMatchPickMessages } from './use-match-pick-messages.ts'

interface MatchHeadProps {
  match: CampaignMatch
  /** The phase of the prediction, which closes at kick-off. */
  beforeKickOff: WindowPhase
}

/** The two teams around the score, or around the time of the kick-off. */
export function MatchHead({ match, beforeKickOff }: MatchHeadProps) {
  const messages = useMatchPickMessages()
  const dates = useDates()
  const { home, away, score, venue, kickOffAt } = match
  const playing = beforeKickOff === 'closed' ? messages['matchPick.playing'] : undefined
  const status = score ? messages['matchPick.ended'] : (playing ?? venue ?? messages['matchPick.upcoming'])
  return (
    <div className="fandeck-match__top">
      <div className="fandeck-match__head">
        <MatchTeam {...home} />
        <div className="fandeck-match__middle">
          {score ? (
            <p className="fandeck-match__score">
              <span aria-hidden>{`${score.home} : ${score.away}`}</span>
              <span className="fandeck-visually-hidden">{messages['matchPick.score'](score)}</span>
            </p>
          ) : (
            <p className="fandeck-match__score">{dates.time(kickOffAt)}</p>
          )}
          <p className="fandeck-match__when">{`${dates.day(kickOffAt)} ${status}`}</p>
        </div>
        <MatchTeam {...away} />
      </div>
    </div>
  )
}

const MatchTeam = ({ name, crest }: CampaignMatch['home']) => (
  <div className="fandeck-match__team">
    <Image className="fandeck-match__crest" shownWidth={54} src={crest} alt="" />
    <span>{name}</span>
  </div>
)
