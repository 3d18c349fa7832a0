import type { Campaign, FormationSection } from '@fandeck/sdk/campaigns'
import type { ReactNode } from 'react'
import type { RenderLink } from '../primitives/link/LinkProvider.tsx'
import { BoardCode } from './BoardCode.tsx'
import type { BoardSection } from './board-of.ts'

/** What the boards need of their page. */
export interface BoardOptions {
  /** The page of the fan's own cards; without it, an upgrade has no link to them. */
  cardsHref?: string | undefined
  renderLink?: RenderLink | undefined
  /** Called when a visitor must sign in. */
  onSignIn?: (() => void) | undefined
  /** Returns what replaces the button of a saved formation, such as a `FormationShare`. */
  afterSave?: ((section: FormationSection) => ReactNode) | undefined
}

/** The props of a board of any kind. */
export interface AnyBoardProps extends BoardOptions {
  campaign: Campaign
  section: BoardSection
}

/** Draws a board, whose code loads with the first board of its kind. */
export function AnyBoard({ campaign, section, cardsHref, renderLink, onSignIn, afterSave }: AnyBoardProps) {
  const { slug, team, packs } = campaign
  switch (section.kind) {
    case 'formation':
      return (
        <BoardCode
          kind="formation"
          load={() => import('../boards/formation/index.ts')}
          english={() => import('../boards/formation/formation.element.en.ts')}
        >
          {({ FormationBoard }) => (
            <FormationBoard {...{ slug, section, team, onSignIn }} afterSave={afterSave?.(section)} />
          )}
        </BoardCode>
      )
    case 'upgrade':
      return (
        <BoardCode
          kind="upgrade"
          load={() => import('../boards/upgrade/index.ts')}
          english={() => import('../boards/upgrade/upgrade.element.en.ts')}
        >
          {({ UpgradeBoard }) => (
            <UpgradeBoard {...{ slug, section, team, cardsHref, renderLink, onSignIn }} />
          )}
        </BoardCode>
      )
    case 'matchPick':
      return (
        <BoardCode
          kind="matchPick"
          load={() => import('../boards/match-pick/index.ts')}
          english={() => import('../boards/match-pick/match-pick.element.en.ts')}
        >
          {({ MatchPickBoard }) => <MatchPickBoard {...{ slug, section, team, onSignIn }} />}
        </BoardCode>
      )
    case 'missions':
      return (
        <BoardCode
          kind="missions"
          load={() => import('../boards/missions/index.ts')}
          english={() => import('../boards/missions/missions.element.en.ts')}
        >
          {({ MissionsBoard }) => <MissionsBoard {...{ slug, section, team, packs, renderLink, onSignIn }} />}
        </BoardCode>
      )
    case 'playerFilter':
      return (
        <BoardCode
          kind="playerFilter"
          load={() => import('../boards/player-filter/index.ts')}
          english={() => import('../boards/player-filter/player-filter.element.en.ts')}
        >
          {({ PlayerFilterBoard }) => <PlayerFilterBoard {...{ section, team }} />}
        </BoardCode>
      )
    case 'flip':
      return (
        <BoardCode
          kind="flip"
          load={() => import('../boards/flip/index.ts')}
          english={() => import('../boards/flip/flip.element.en.ts')}
        >
          {({ FlipBoard }) => <FlipBoard {...{ section, team }} />}
        </BoardCode>
      )
  }
}
