import { useBanners } from '@fandeck/react'
import { BannerCarousel } from '@fandeck/widgets'

/** The banners at the top of a home page. */
export const TopBanners = () => <BannerCarousel banners={useBanners().data ?? []} />
