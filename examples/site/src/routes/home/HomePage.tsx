import './home.css'
import { useBanners } from '@fandeck/react'
import { Outage } from '../../layout/Outage.tsx'
import { DropsOnSale, OtherDrops } from './Drops.tsx'
import { HomeBanners } from './HomeBanners.tsx'
import { HomeEvents, HomeNotices, HomeOriginals } from './Showcase.tsx'
import { useHomeDrops } from './use-home-drops.ts'

/** Banners, the drops on sale, originals, events, the other drops, and the latest notices (D26). */
export default function HomePage() {
  const banners = useBanners()
  const drops = useHomeDrops()
  const nothing = banners.isError && !banners.data && drops.isError && !drops.data
  return (
    <div className={nothing ? 'site-centre' : 'site-home'}>
      <h1 className="fandeck-visually-hidden">팬덱</h1>
      {nothing ? (
        <Outage
          error={drops.error}
          onRetry={() => {
            void banners.refetch()
            void drops.refetch()
          }}
        />
      ) : (
        <>
          <HomeBanners query={banners} />
          <DropsOnSale drops={drops} />
          <HomeOriginals />
          <HomeEvents />
          <OtherDrops drops={drops} />
          <HomeNotices />
        </>
      )}
    </div>
  )
}
