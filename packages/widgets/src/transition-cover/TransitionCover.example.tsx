import { useOriginalsTransition } from '@fandeck/react'
import { TransitionCover, type TransitionTeam } from '@fandeck/widgets'

interface CoverProps {
  path: string
  navigate(path: string): void
  from: TransitionTeam
  to: TransitionTeam
}

/** Belongs in the layout of the originals; `start` of the hook begins the transition. */
export function Cover({ path, navigate, from, to }: CoverProps) {
  const { state, skip } = useOriginalsTransition({ path, navigate })
  return <TransitionCover state={state} from={from} to={to} onSkip={skip} />
}
