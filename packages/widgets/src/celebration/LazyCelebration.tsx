import { Lazy } from '../primitives/lazy/Lazy.tsx'

const load = () => import('./Celebration.tsx')

/** A `Celebration` whose script loads with its scene; without the script, only the cards rise. */
export const LazyCelebration = ({ playing }: { playing: boolean }) =>
  playing && (
    <Lazy load={load} onFailed={() => {}}>
      {({ Celebration }) => <Celebration playing />}
    </Lazy>
  )
