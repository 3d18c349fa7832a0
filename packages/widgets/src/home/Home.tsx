import { useBanners, useHasPart, useShopDrops } from '@fandeck/react'
import { forwardRef, type ReactNode } from 'react'
import { Outage } from '../page-states/Outage.tsx'
import { levelBelow, Part } from '../primitives/part/Part.tsx'
import { DropsOnSale, type ShopDropsProps } from './DropsOnSale.tsx'
import { HomeBanners } from './HomeBanners.tsx'
import './Home.css'

/** The props of a home page, which fetches itself. */
export interface HomeProps extends ShopDropsProps {
  /** The hidden title of the page. */
  title: string
  /** What stands below the drops on sale, such as a `HomeShowcase`. */
  children?: ReactNode
}

/**
 * A home page: the banners, the drops on sale, and what the page adds below them; an outage when neither can be loaded.
 *
 * @see S1.6, D26
 */
export const Home = /* @__PURE__ */ forwardRef<HTMLElement, HomeProps>(function Home(
  { dropHref, title, headingLevel = 1, children, ...root },
  ref,
) {
  const hasBanners = useHasPart()('banners')
  const banners = useBanners({ query: { enabled: hasBanners } })
  const drops = useShopDrops()
  const Heading = `h${headingLevel}` as const
  const heading = <Heading className="fandeck-visually-hidden">{title}</Heading>
  const noBanners = !hasBanners || (banners.isError && !banners.data)
  if (noBanners && drops.isError && !drops.data) {
    const retry = () => {
      if (hasBanners) void banners.refetch()
      void drops.refetch()
    }
    return (
      <>
        {heading}
        <Outage {...root} ref={ref} error={drops.error} onRetry={retry} />
      </>
    )
  }
  return (
    <Part base="fandeck-root fandeck-home" {...root} ref={ref}>
      {heading}
      <HomeBanners />
      <DropsOnSale dropHref={dropHref} headingLevel={levelBelow(headingLevel)} />
      {children}
    </Part>
  )
})
