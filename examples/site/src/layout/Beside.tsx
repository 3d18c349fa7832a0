import { useCampaign, useShopDrops } from '@fandeck/react'
import { type Campaign, pageOfPath, slugOfPath } from '@fandeck/sdk/campaigns'
import { DropRow, Image } from '@fandeck/widgets'
import type { CSSProperties } from 'react'
import { createPortal } from 'react-dom'
import { useMessages } from '../messages/use-messages.ts'
import { usePages } from '../router/pages-context.ts'
import { useLocation } from '../router/Router.tsx'
import { dropHref } from '../routes/home/drop-href.ts'
import { taglineOf } from '../shop-texts.ts'
import { useNamedShop } from '../use-site-shop.ts'
import sheet from './beside.css?url'
import { FanArt } from './FanArt.tsx'
import { renderPageLink } from './render-page-link.tsx'
import { ShopLogo } from './ShopLogo.tsx'

/** The ground beside the column in wide windows: the brand, the team of the page or cards of the shop, and the next drop. */
export default function Beside() {
  const { pathname } = useLocation()
  const { isPage, placeOf } = usePages()
  const slug = placeOf(pathname).page.header === 'team' ? slugOfPath(pathname) : undefined
  const { data: campaign } = useCampaign({ slug: slug ?? '' })
  return (
    <div className="site-brand fandeck-root">
      <link rel="stylesheet" href={sheet} precedence="page" />
      <div aria-hidden>
        <ShopLogo size={28} />
        <p className="site-brand__claim site-tagline">{taglineOf(useNamedShop())}</p>
        <p className="site-brand__text">
          좋아하는 팀과 아티스트의 카드를
          <br />
          모으고, 현장에서 혜택으로 바꿔요.
        </p>
      </div>
      <div className="site-beside">
        {campaign ? <Team campaign={campaign} pathname={pathname} /> : <FanArt width={118} />}
        {isPage(dropHref(1)) && <NextDrop pathname={pathname} />}
      </div>
    </div>
  )
}

/** The team of a campaign's page, as the header names it. */
function Team({ campaign, pathname }: { campaign: Campaign; pathname: string }) {
  const { team, header } = campaign
  const [first, second] = team.palette
  const colours: CSSProperties & Record<`--fd-team-${1 | 2}`, string> = {
    '--fd-team-1': first,
    '--fd-team-2': second,
  }
  return (
    <div className="site-beside__team" aria-hidden>
      {createPortal(<span className="site-beside__ground" style={colours} aria-hidden />, document.body)}
      <Image className="site-beside__crest" shownWidth={88} src={team.crest} alt="" />
      <p className="site-beside__name">{team.name}</p>
      <p className="site-beside__subtitle">{pageOfPath(campaign, pathname)?.subtitle ?? header.subtitle}</p>
    </div>
  )
}

/** The drop that opens next, otherwise one on sale; never the one of this page. */
function NextDrop({ pathname }: { pathname: string }) {
  const messages = useMessages()
  const { inPhase } = useShopDrops()
  const others = (phase: 'upcoming' | 'open') =>
    inPhase(phase).filter(({ dropId }) => dropHref(dropId) !== pathname)
  const [upcoming] = others('upcoming').toSorted((a, b) => a.info.startAt - b.info.startAt)
  const next = upcoming ?? others('open')[0]
  if (!next) return null
  const title = messages[upcoming ? 'beside.upcoming' : 'beside.open']
  return (
    <aside className="site-beside__next" aria-label={title}>
      <p className="site-beside__label" aria-hidden>
        {title}
      </p>
      <DropRow dropId={next.dropId} href={dropHref(next.dropId)} renderLink={renderPageLink} />
    </aside>
  )
}
