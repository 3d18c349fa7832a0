import { Outage } from '@fandeck/widgets'
import './home.css'
import { useBanners } from '@fandeck/react'
import { lazy, Suspense } from 'react'
import { ErrorBoundary } from '../../layout/ErrorBoundary.tsx'
import { DropsOnSale } from './Drops.tsx'
import { HomeBanners } from './HomeBanners.tsx'
import { TilesLoading } from './TilesLoading.tsx'
import { useHomeDrops } from './use-home-drops.ts'

const Showcase = lazy(() => import('./Showcase.tsx'))
// Below the first view, hydrated by a script of its own. One element for all renders: an update must not replace the
// server's HTML before that script has loaded.
const showcase = (
  <ErrorBoundary>
    <Suspense fallback={<TilesLoading />}>
      <Showcase />
    </Suspense>
  </ErrorBoundary>
)

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
          {showcase}
        </>
      )}
    </div>
  )
}
