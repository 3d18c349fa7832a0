import { CardBinder } from '@fandeck/widgets'
import { useParams } from '../../router/use-params.ts'
import { useSiteShop } from '../../use-site-shop.ts'
import { useCardHref } from '../card/use-card-href.ts'
import { useUpgradeHref } from './use-upgrade-href.ts'

/** A set of the member's cards, with what is missing and where it comes from. */
export function Binder() {
  const { packName = '' } = useParams()
  return (
    <CardBinder
      className="site-binder"
      packName={packName}
      packs={useSiteShop()?.packs}
      dropHref={(dropId) => `/drops/${dropId}`}
      shareHref={useCardHref()}
      upgradeHref={useUpgradeHref()}
    />
  )
}
