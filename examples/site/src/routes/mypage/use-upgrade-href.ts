import type { CardDeckProps } from '@fandeck/widgets'
import { usePages } from '../../router/pages-context.ts'

/** Returns where cards are upgraded: the path of their pack, if it leads to a page of this site. */
export function useUpgradeHref(): NonNullable<CardDeckProps['upgradeHref']> {
  const { isPage } = usePages()
  return (path) => (isPage(path) ? path : undefined)
}
