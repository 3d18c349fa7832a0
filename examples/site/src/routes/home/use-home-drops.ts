import { useFandeck } from '@fandeck/react'
import { type DropPhase, getDrop, getDropsInformation, phaseOf } from '@fandeck/sdk'
import { useQuery } from '@tanstack/react-query'
import { useCallback, useSyncExternalStore } from 'react'

const PHASES: readonly DropPhase[] = ['upcoming', 'open', 'soldOut', 'closed']

/** Every drop's number with where it stands now, in server time; a drop moves on when its hour comes. */
export function useHomeDrops() {
  const fandeck = useFandeck()
  const { clock } = fandeck
  const query = useQuery({
    queryKey: ['site', 'home-drops'],
    queryFn: async () => {
      const informations = await getDropsInformation(fandeck)
      const drops = informations.map(async ({ dropId }) => {
        const { info } = await getDrop(fandeck, { dropId })
        return { dropId, info }
      })
      return Promise.all(drops)
    },
  })
  const subscribe = useCallback((listener: () => void) => clock.subscribe(listener), [clock])
  // One text, so that a tick which moves no drop renders nothing.
  const phases = useSyncExternalStore(subscribe, () =>
    (query.data ?? []).map(({ info }) => PHASES.indexOf(phaseOf(info, clock.now()))).join(),
  ).split(',')
  const inPhase = (phase: DropPhase) =>
    (query.data ?? []).filter((_, index) => Number(phases[index]) === PHASES.indexOf(phase))
  return { ...query, inPhase }
}
