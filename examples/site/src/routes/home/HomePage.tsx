import './home.css'
import { useBanners } from '@fandeck/react'
import { Outage } from '../../layout/Outage.tsx'
import { useTitle } from '../../layout/use-title.ts'
import { Banners } from './Banners.tsx'
import { Drops } from './Drops.tsx'
import { useHomeDrops } from './use-home-drops.ts'

/** Banners, then what is on sale, to come and over (D26). */
export default function HomePage() {
  useTitle()
  const banners = useBanners()
  const drops = useHomeDrops()
  const nothing = banners.isError && !banners.data && drops.isError && !drops.data
  return (
    <div className="site-home">
      <h1 className="fandeck-visually-hidden">팬덱</h1>
      {nothing ? (
        <div className="site-home__outage">
          <Outage
            error={drops.error}
            onRetry={() => {
              void banners.refetch()
              void drops.refetch()
            }}
          />
        </div>
      ) : (
        <>
          <Banners query={banners} />
          <Drops drops={drops} />
        </>
      )}
    </div>
  )
}
