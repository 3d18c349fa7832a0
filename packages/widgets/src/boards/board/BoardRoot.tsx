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

interface BoardRootProps extends PartProps {
  team: CampaignTeam
  /** The ground: paper, the team's tint, or the team's dark colour. The same in light and dark mode. */
  ground: 'paper' | 'tint' | 'dark'
  base: string
  children: ReactNode
}

/** The element of a board in the colours of its team. */
export const BoardRoot = /* @__PURE__ */ forwardRef<HTMLElement, BoardRootProps>(function BoardRoot(
  { team, ground, base, style, ...root },
  ref,
) {
  const [main, dark, light] = team.palette
  const colours: CSSProperties & Record<`--fd-team-${1 | 2 | 3}`, string> = {
    '--fd-team-1': main,
    '--fd-team-2': dark,
    '--fd-team-3': light,
    ...style,
  }
  return (
    <Part
      tag="section"
      base={`fandeck-root fandeck-board ${base}`}
      data-ground={ground}
      {...root}
      style={colours}
      ref={ref}
    />
  )
})
