import { useFandeck, useMissions, useMyCards, usePackCards, useSession } from '@fandeck/react'
import type { MissionsSection, MissionsState, UpgradeResult } from '@fandeck/sdk/campaigns'
import { EMBLEM_MISSION, sectionIdOf } from '@fandeck/sdk/campaigns'
import { type CSSProperties, forwardRef, useMemo, useRef, useState } from 'react'
import { LazyCelebration } from '../../celebration/LazyCelebration.tsx'
import { useScene } from '../../celebration/use-scene.ts'
import { AccordionItem, AccordionRoot } from '../../primitives/accordion/Accordion.tsx'
import { Button } from '../../primitives/button/Button.tsx'
import { Image } from '../../primitives/image/Image.tsx'
import { LazyPart } from '../../primitives/lazy/LazyPart.tsx'
import { type RenderLink, useRenderLink } from '../../primitives/link/LinkProvider.tsx'
import { errorSentence } from '../../theme/messages.tsx'
import { type BoardProps, BoardRoot } from '../board/BoardRoot.tsx'
import { Mission } from './Mission.tsx'
import { missionGroups, type ShownGroup } from './mission-groups.ts'
import { useMissionsMessages } from './use-missions-messages.ts'
import './MissionsBoard.css'

const loadReward = () => import('./MissionReward.tsx')
const loadBadgeShare = () => import('../../badges/BadgeShare.tsx')

/** The props of the board. */
export interface MissionsBoardProps extends BoardProps<MissionsSection> {
  slug: string
  /** The packs of the missions' cards. */
  packs: readonly string[]
  /** Called by the sign-in button, which visitors see; without it, there is no button. */
  onSignIn?: (() => void) | undefined
  renderLink?: RenderLink | undefined
}

/**
 * Ten missions in three groups, each of which recruits a player; the tenth is the emblem.
 *
 * @see S1.11, S3.32, S4.43, S4.44, D30
 */
export const MissionsBoard = /* @__PURE__ */ forwardRef<HTMLElement, MissionsBoardProps>(
  function MissionsBoard(
    { slug, section, team, packs, headingLevel = 2, onSignIn, renderLink: own, ...root },
    ref,
  ) {
    const messages = useMissionsMessages()
    const renderLink = useRenderLink(own)
    const [state, missions] = useMissions({ slug, board: sectionIdOf(section) })
    const loggedIn = useSession((session) => session.loggedIn)
    const designs = usePackCards({ packNames: packs })
    const { data: copies } = useMyCards({ packNames: packs })
    const [recruited, setRecruited] = useState('')
    const [gained, setGained] = useState<number>()
    const { clock } = useFandeck()
    const head = useRef<HTMLDivElement>(null)
    const [completedAt, setCompletedAt] = useState<number>()
    const celebrating = useScene(completedAt)
    const [reward, setReward] = useState<{ open: boolean; emblem: boolean; card: UpgradeResult }>()
    const Heading = `h${headingLevel}` as const
    const groups = useMemo(() => missionGroups(section.missions, state.missions), [section, state.missions])
    const complete = state.missions.length > 0 && state.missions.every(({ status }) => status === 'RECRUITED')
    const artOf = (cardId: number) => designs.data?.find((design) => design.cardId === cardId)?.image

    /** Shows that all players are recruited, above the groups, in which the emblem is the last. */
    function celebrate(): void {
      head.current?.scrollIntoView?.({ block: 'center' })
      setCompletedAt(clock.now())
    }
    function recruit(number: number, name: string): void {
      missions.recruit(number).then(
        (mission) => {
          setGained(number)
          setRecruited(
            number === EMBLEM_MISSION ? messages['missions.emblemDone'] : messages['missions.done']({ name }),
          )
          if (mission?.card) setReward({ open: true, emblem: number === EMBLEM_MISSION, card: mission.card })
          else if (number === EMBLEM_MISSION) celebrate()
        },
        // The state has the error.
        () => {},
      )
    }

    return (
      <BoardRoot {...root} ref={ref} team={team} ground="paper" base="fandeck-missions">
        <LazyCelebration playing={celebrating} />
        <div className="fandeck-missions__head" ref={head} data-celebrating={celebrating || undefined}>
          {section.title && (
            <Heading className="fandeck-board__title fandeck-title-1">
              {complete ? messages['missions.complete'] : section.title}
            </Heading>
          )}
          <Image
            className="fandeck-missions__emblem fandeck-celebrated"
            shownWidth={60}
            src={team.crest}
            alt=""
          />
        </div>
        <Steps state={state} celebrating={celebrating} />
        {complete && (
          <LazyPart load={loadBadgeShare} quiet>
            {({ BadgeShare }) => <BadgeShare of={{ kind: 'emblem', key: slug }} block />}
          </LazyPart>
        )}
        {!loggedIn && onSignIn && (
          <Button block onClick={onSignIn}>
            {messages['missions.signIn']}
          </Button>
        )}
        {state.error && <p role="alert">{errorSentence(messages, state.error)}</p>}
        <p className="fandeck-visually-hidden" role="status">
          {recruited}
        </p>
        <AccordionRoot
          value={state.openGroup}
          onValueChange={(value) => {
            const group = groups.find((one) => one.group === (value ?? state.openGroup))?.group
            if (group) missions.toggle(group)
            // A busy server has not named the pictures of the players yet.
            if (designs.isError) void designs.refetch()
          }}
        >
          {groups.map((shown) => (
            <AccordionItem key={shown.group} value={shown.group} title={<GroupTitle shown={shown} />}>
              <ul className="fandeck-missions__list">
                {shown.missions.map((mission) => (
                  <Mission
                    key={mission.number}
                    mission={mission}
                    art={artOf(mission.cardId)}
                    recruiting={state.recruiting === mission.number}
                    gained={gained === mission.number}
                    onRecruit={() => recruit(mission.number, mission.player?.name ?? mission.title)}
                    renderLink={renderLink}
                  />
                ))}
              </ul>
            </AccordionItem>
          ))}
        </AccordionRoot>
        {/* Below the groups, whose rows must not move when the cards arrive. */}
        {copies?.length === 0 && <p className="fandeck-caption">{messages['missions.noneOwned']}</p>}
        {reward && (
          <LazyPart load={loadReward} attempt={reward.card}>
            {({ MissionReward }) => (
              <MissionReward
                {...{ slug, open: reward.open, card: reward.card }}
                label={recruited}
                onClose={() => {
                  setReward({ ...reward, open: false })
                  // After the card, which covers the board.
                  if (reward.emblem) celebrate()
                }}
              />
            )}
          </LazyPart>
        )}
      </BoardRoot>
    )
  },
)

function Steps({ state: { missions }, celebrating }: { state: MissionsState; celebrating: boolean }) {
  const messages = useMissionsMessages()
  const count = (status: string) => missions.filter((mission) => mission.status === status).length
  const [recruited, waiting] = [count('RECRUITED'), count('COMPLETE')]
  const left = missions.length - recruited - waiting
  // Its first word is the number of players.
  const [players, ...others] = messages['missions.summary']({ recruited, waiting, left }).split(' ')
  return (
    <div className="fandeck-missions__steps" data-celebrating={celebrating || undefined}>
      <div
        className="fandeck-missions__bar"
        role="progressbar"
        aria-label={messages['missions.progress']}
        aria-valuenow={recruited}
        aria-valuemin={0}
        aria-valuemax={missions.length}
      >
        {missions.map(({ number }, at) => (
          <span
            key={number}
            className="fandeck-celebrated"
            style={{ '--fandeck-place': at / missions.length } as CSSProperties}
            data-step={at < recruited ? 'recruited' : at < recruited + waiting ? 'waiting' : undefined}
          />
        ))}
      </div>
      <p className="fandeck-caption">
        <b>{players}</b> <span>{others.join(' ')}</span>
      </p>
    </div>
  )
}

function GroupTitle({ shown: { group, missions } }: { shown: ShownGroup }) {
  const messages = useMissionsMessages()
  const done = missions.filter(({ status }) => status === 'RECRUITED').length
  const range = { from: missions[0]?.number ?? 0, to: missions.at(-1)?.number ?? 0 }
  const share: CSSProperties & Record<'--fandeck-share', string> = {
    '--fandeck-share': `${(done / missions.length) * 100}%`,
  }
  const kind = done === missions.length ? '.done' : range.to === EMBLEM_MISSION ? '.emblem' : ''
  return (
    <span className="fandeck-missions__group">
      <span className="fandeck-missions__ring" style={share}>
        <b>{`${done}/${missions.length}`}</b>
      </span>
      <span>
        <b className="fandeck-missions__name">{group}</b>
        <span className="fandeck-caption">{messages[`missions.range${kind}`](range)}</span>
      </span>
    </span>
  )
}
