import { taglineOf } from '../shop-texts.ts'
import { useNamedShop } from '../use-site-shop.ts'
import { FanArt } from './FanArt.tsx'
import { ShopLogo } from './ShopLogo.tsx'

/** Decoration beside the column in wide windows; contains no controls. */
export default function BrandColumn() {
  return (
    <aside className="site-brand fandeck-root" aria-hidden>
      <ShopLogo size={28} />
      <p className="site-brand__claim site-tagline">{taglineOf(useNamedShop())}</p>
      <p className="site-brand__text">
        좋아하는 팀과 아티스트의 카드를
        <br />
        모으고, 현장에서 혜택으로 바꿔요.
      </p>
      <FanArt width={118} />
    </aside>
  )
}
