import { Home, HomeTilesLoading } from '@fandeck/widgets'
import { lazy, Suspense } from 'react'
import { ErrorBoundary } from '../../layout/ErrorBoundary.tsx'
import { useNamedShop } from '../../use-site-shop.ts'
import { dropHref } from './drop-href.ts'

const Showcase = lazy(() => import('./Showcase.tsx'))
// Below the first view, hydrated by a script of its own. One element for all renders: an update must not replace the
// server's HTML before that script has loaded.
const showcase = (
  <ErrorBoundary>
    <Suspense fallback={<HomeTilesLoading />}>
      <Showcase />
    </Suspense>
  </ErrorBoundary>
)

/** Banners, the drops on sale, originals, events, the other drops, and the latest notices (D26). */
export default function HomePage() {
  return (
    <Home title={useNamedShop().name} dropHref={dropHref}>
      {showcase}
    </Home>
  )
}
