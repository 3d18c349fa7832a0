import type { Banner } from '@fandeck/sdk'
import { Image } from '@fandeck/widgets'
import type { UseQueryResult } from '@tanstack/react-query'
import useEmblaCarousel from 'embla-carousel-react'
import { type CSSProperties, type ReactNode, useEffect, useState } from 'react'
import { Link } from 'react-router'
import { BannerSkeleton } from '../../layout/Loading.tsx'
import { Outage } from '../../layout/Outage.tsx'
import { isPage } from '../../pages.ts'
import { BannerPager } from './BannerPager.tsx'

/** The banners of the main page; without banners, only the room for the header. */
export function Banners({ query }: { query: UseQueryResult<Banner[]> }) {
  const { data: banners, isPending, error, refetch } = query
  if (isPending) return <BannerSkeleton />
  if (banners === undefined)
    return (
      <div className="site-home__outage">
        <Outage error={error} onRetry={refetch} />
      </div>
    )
  return banners.length > 0 ? <Carousel banners={banners} /> : <div className="site-home__outage" />
}

function Carousel({ banners }: { banners: readonly Banner[] }) {
  const [viewport, embla] = useEmblaCarousel({ loop: true })
  const [selected, setSelected] = useState(0)
  const [paused, setPaused] = useState(false)

  useEffect(() => {
    if (!embla) return
    const select = () => setSelected(embla.selectedScrollSnap())
    embla.on('select', select)
    return () => {
      embla.off('select', select)
    }
  }, [embla])

  return (
    <section
      className="site-banners fandeck-on-art"
      aria-roledescription="carousel"
      aria-label="배너"
      data-paused={paused || undefined}
    >
      <div className="site-banners__viewport" ref={viewport}>
        <ul className="site-banners__track" aria-live={paused ? 'polite' : 'off'}>
          {banners.map((banner, index) => (
            <li
              key={banner.seq}
              className="site-banner"
              aria-roledescription="slide"
              aria-label={`${index + 1} / ${banners.length}`}
              inert={index !== selected}
            >
              <Slide banner={banner} first={index === 0} />
            </li>
          ))}
        </ul>
      </div>
      <BannerPager
        count={banners.length}
        selected={selected}
        paused={paused}
        onPausedChange={setPaused}
        onSelect={(index) => embla?.scrollTo(index)}
      />
    </section>
  )
}

function Slide({ banner, first }: { banner: Banner; first: boolean }) {
  return (
    <BannerLink banner={banner}>
      <Image
        className="site-banner__art"
        src={banner.mobileImage}
        alt=""
        loading={first ? 'eager' : 'lazy'}
        style={{ '--ratio': '390 / 472' } as CSSProperties}
      />
      <span className="site-banner__title fandeck-title-1">{banner.name}</span>
    </BannerLink>
  )
}

/** Links a banner only to pages of this site. */
function BannerLink({ banner, children }: { banner: Banner; children: ReactNode }) {
  const { linkUrl, newWindow } = banner
  if (!linkUrl || !isPage(linkUrl)) return <div className="site-banner__body">{children}</div>
  return (
    <Link className="site-banner__body" to={linkUrl} target={newWindow ? '_blank' : undefined}>
      {children}
    </Link>
  )
}
