import type { CampaignTeam } from '@fandeck/sdk/campaigns'
import { type CSSProperties, forwardRef, type ReactNode } from 'react'
import { Part, type PartProps } from '../../primitives/part/Part.tsx'
import './BoardRoot.css'

/** The common props of the boards. */
export interface BoardProps<Section> extends PartProps {
  section: Section
  team: CampaignTeam
  /** @default 2 */
  headingLevel?: 1 | 2 | 3 | 4 | 5 | 6 | undefined
}

/** The props of the element of a board. */
export interface BoardRootProps extends PartProps {
  team: CampaignTeam
  /** The ground: paper, the team's tint, the team's dark colour, or a stage. The same in light and dark mode. */
  ground: 'paper' | 'tint' | 'dark' | 'stage'
  base: string
  children: ReactNode
}

/** Returns the colours of a team as custom properties; overlays need them too, because portals leave the board. */
export function teamColours({ palette: [main, dark, light], accent = main }: CampaignTeam): CSSProperties {
  const colours: CSSProperties & Record<`--fd-team-${1 | 2 | 3 | 'accent'}`, string> = {
    '--fd-team-1': main,
    '--fd-team-2': dark,
    '--fd-team-3': light,
    '--fd-team-accent': accent,
  }
  return colours
}

/** The element of a board in the colours of its team. */
export const BoardRoot = /* @__PURE__ */ forwardRef<HTMLElement, BoardRootProps>(function BoardRoot(
  { team, ground, base, style, ...root },
  ref,
) {
  return (
    <Part
      tag="section"
      base={`fandeck-root fandeck-board ${base}`}
      data-ground={ground}
      {...root}
      style={{ ...teamColours(team), ...style }}
      ref={ref}
    />
  )
})
