import { CardArrivals } from '@fandeck/widgets'

/** Once in the layout of a site, with the path of its router. */
export const Arrivals = ({ pathname, go }: { pathname: string; go(path: string): void }) => (
  <CardArrivals waits={pathname.startsWith('/drops/')} onViewDeck={() => go('/mypage')} />
)
