import { useHasPart } from '@fandeck/react'
import { EMBLEM_MISSION } from '@fandeck/sdk/campaigns'
import { Check } from 'lucide-react'
import { Button } from '../../primitives/button/Button.tsx'
import { grouped } from '../../primitives/grouped.ts'
import { Image } from '../../primitives/image/Image.tsx'
import { BackendLink } from '../../primitives/link/BackendLink.tsx'
import type { RenderLink } from '../../primitives/link/LinkProvider.tsx'
import { Tag } from '../../primitives/tag/Tag.tsx'
import type { ShownMission } from './mission-groups.ts'
import { useMissionsMessages } from './use-missions-messages.ts'

export interface MissionProps {
  mission: ShownMission
  /** The picture of the mission's card. */
  art: string | undefined
  recruiting: boolean
  /** Whether the fan has just recruited the player, for points. */
  gained: boolean
  onRecruit(): void
  renderLink: RenderLink
}

/** One mission: its card, its player and what the fan can do. */
export function Mission({ mission, art, ...rest }: MissionProps) {
  const messages = useMissionsMessages()
  const hasPoints = useHasPart()('points')
  const { number, title, player, reward, status } = mission
  const facts = [
    player && messages['missions.player'](player),
    number === EMBLEM_MISSION && messages['missions.emblem'],
    hasPoints &&
      reward?.points !== undefined &&
      messages['missions.points']({ points: grouped(reward.points) }),
  ].filter(Boolean)
  return (
    <li className="fandeck-mission" data-status={status}>
      {status === 'READY' ? (
        <span className="fandeck-mission__art" />
      ) : (
        <Image className="fandeck-mission__art" shownWidth={52} src={art} alt="" />
      )}
      <span className="fandeck-mission__text">
        <b className="fandeck-mission__number">{messages['missions.number']({ number })}</b>
        <span className="fandeck-mission__title">{title}</span>
        <span className="fandeck-caption">{facts.join(' · ')}</span>
      </span>
      <MissionAction mission={mission} {...rest} />
    </li>
  )
}

function MissionAction({ mission, recruiting, gained, onRecruit, renderLink }: Omit<MissionProps, 'art'>) {
  const messages = useMissionsMessages()
  const hasPoints = useHasPart()('points')
  const { number, status, linkUrl, title, reward } = mission
  const points = gained && hasPoints ? reward?.points : undefined
  const emblem = number === EMBLEM_MISSION
  if (status === 'RECRUITED')
    return (
      <span className="fandeck-mission__done">
        <Tag tone="ok" icon={<Check size={14} strokeWidth={2.6} aria-hidden />}>
          {messages[emblem ? 'missions.emblemTaken' : 'missions.recruited']}
        </Tag>
        {points !== undefined && (
          <b className="fandeck-mission__gain">{messages['missions.gain']({ points: grouped(points) })}</b>
        )}
      </span>
    )
  if (status === 'COMPLETE')
    return (
      <Button size={44} loading={recruiting} onClick={onRecruit} className="fandeck-mission__recruit">
        {messages[emblem ? 'missions.takeEmblem' : 'missions.recruit']}
        <span className="fandeck-visually-hidden"> {title}</span>
      </Button>
    )
  if (!linkUrl) return <Tag>{messages['missions.waiting']}</Tag>
  return (
    <BackendLink className="fandeck-mission__try" linkUrl={linkUrl} httpsOnly renderLink={renderLink}>
      {messages['missions.try']}
      <span className="fandeck-visually-hidden"> {title}</span>
    </BackendLink>
  )
}
