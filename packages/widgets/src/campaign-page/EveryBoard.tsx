import { FlipBoard } from '../boards/flip/index.ts'
import { FormationBoard } from '../boards/formation/index.ts'
import { MatchPickBoard } from '../boards/match-pick/index.ts'
import { MissionsBoard } from '../boards/missions/index.ts'
import { PlayerFilterBoard } from '../boards/player-filter/index.ts'
import { UpgradeBoard } from '../boards/upgrade/index.ts'
import type { AnyBoardProps } from '../campaign-board/AnyBoard.tsx'

/** Draws a board at once, also on a server; `AnyBoard` loads its code. */
export function EveryBoard({ campaign, section, afterSave, ...options }: AnyBoardProps) {
  const { slug, team, packs } = campaign
  const { cardsHref, renderLink, onSignIn } = options
  switch (section.kind) {
    case 'formation':
      return <FormationBoard {...{ slug, section, team, onSignIn }} afterSave={afterSave?.(section)} />
    case 'upgrade':
      return <UpgradeBoard {...{ slug, section, team, cardsHref, renderLink, onSignIn }} />
    case 'matchPick':
      return <MatchPickBoard {...{ slug, section, team, onSignIn }} />
    case 'missions':
      return <MissionsBoard {...{ slug, section, team, packs, renderLink, onSignIn }} />
    case 'playerFilter':
      return <PlayerFilterBoard {...{ section, team }} />
    case 'flip':
      return <FlipBoard {...{ section, team }} />
  }
}
