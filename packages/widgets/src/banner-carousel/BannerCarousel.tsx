import type { Banner } from '@fandeck/sdk/content'
import { forwardRef, useRef, useState } from 'react'
import { Image } from '../primitives/image/Image.tsx'
import { BackendLink } from '../primitives/link/BackendLink.tsx'
import type { RenderLink } from '../primitives/link/LinkProvider.tsx'
import { Part, type PartProps } from '../primitives/part/Part.tsx'
import { useMessagesOf } from '../theme/messages.tsx'
import { BannerPager } from './BannerPager.tsx'
import { koBanners } from './messages.ko.ts'
import { useCarousel } from './use-carousel.ts'
import { useIsWide } from './use-is-wide.ts'
import './BannerCarousel.css'

/** The largest width of a desktop picture, CSS px. */
const WIDEST = 1920

export interface BannerCarouselProps extends PartProps {
  /** In order; without banners nothing is rendered. */
  banners: readonly Banner[]
  /** Renders the link of your router to a page of the site. @default a plain `<a>` */
  renderLink?: RenderLink | undefined
}

/**
 * The banners of a page, one at a time, with a pause button; the desktop picture in a column of 768 px or more. A link follows D52; one that leaves the site is
 * https only and opens a new window when the banner says so.
 *
 * @see S3.25, D26, D97
 */
export const BannerCarousel = /* @__PURE__ */ forwardRef<HTMLElement, BannerCarouselProps>(
  function BannerCarousel({ banners, renderLink, ...root }, ref) {
    const messages = useMessagesOf(koBanners)
    const viewport = useRef<HTMLDivElement>(null)
    const [paused, setPaused] = useState(false)
    const { selected, ready, show } = useCarousel(viewport)
    const wide = useIsWide(viewport)
    const count = banners.length
    if (count === 0) return null
    return (
      <Part
        tag="section"
        base="fandeck-root fandeck-banners fandeck-on-art"
        aria-roledescription={messages['banners.carousel']}
        aria-label={messages['banners.label']}
        data-paused={paused || undefined}
        {...root}
        ref={ref}
      >
        <div className="fandeck-banners__viewport" ref={viewport}>
          <ul className="fandeck-banners__track" aria-live={paused ? 'polite' : 'off'}>
            {banners.map((banner, index) => (
              <li
                key={banner.seq}
                className="fandeck-banner"
                aria-roledescription={messages['banners.slide']}
                aria-label={`${index + 1} / ${count}`}
                inert={index !== selected}
              >
                <Slide
                  banner={banner}
                  first={index === 0}
                  wide={wide}
                  hasPicture={index === 0 || ready}
                  renderLink={renderLink}
                />
              </li>
            ))}
          </ul>
        </div>
        {count > 1 && (
          <BannerPager
            count={count}
            selected={selected}
            paused={paused}
            onPausedChange={setPaused}
            onSelect={show}
          />
        )}
      </Part>
    )
  },
)

interface SlideProps extends Pick<BannerCarouselProps, 'renderLink'> {
  banner: Banner
  first: boolean
  /** Whether the carousel is wide enough for the desktop picture. */
  wide: boolean
  /** False for the pictures that would compete with the first one for the connection. */
  hasPicture: boolean
}

function Slide({ banner, first, wide, hasPicture, renderLink }: SlideProps) {
  const { name, label, linkUrl, newWindow, mobileImage, pcImage } = banner
  return (
    <BackendLink
      className="fandeck-banner__body"
      externalNewWindow={newWindow}
      httpsOnly
      {...{ linkUrl, newWindow, renderLink }}
    >
      {hasPicture && (
        <Image
          className="fandeck-banner__art"
          shownWidth={wide ? WIDEST : undefined}
          src={wide ? pcImage || mobileImage : mobileImage || pcImage}
          alt=""
          loading={first ? 'eager' : 'lazy'}
          fetchPriority={first ? 'high' : 'auto'}
        />
      )}
      <span className="fandeck-banner__words">
        {label && <span className="fandeck-banner__label">{label}</span>}
        <span className="fandeck-banner__title fandeck-title-1">{name}</span>
      </span>
    </BackendLink>
  )
}
