import type { ReactElement } from 'react'
import type { ConformingPart } from '../../test/describe-conformance.tsx'
import { DropsInPhase } from './DropsInPhase.tsx'
import { DropsOnSale } from './DropsOnSale.tsx'
import { Home } from './Home.tsx'
import { HomeBanners } from './HomeBanners.tsx'
import { HomeBannersLoading } from './HomeBannersLoading.tsx'
import { HomeEvents } from './HomeEvents.tsx'
import { HomeNotices } from './HomeNotices.tsx'
import { HomeOriginals } from './HomeOriginals.tsx'
import { HomeOverview } from './HomeOverview.tsx'
import { HomeSection } from './HomeSection.tsx'
import { HomeTilesLoading } from './HomeTilesLoading.tsx'
import { anOverview, HomeStory } from './home.fixtures.tsx'

const inside = (part: ReactElement) => <HomeStory>{part}</HomeStory>
const inMember = (part: ReactElement) => <HomeStory overview={anOverview()}>{part}</HomeStory>
const hrefOf = () => '/'

export const parts: readonly ConformingPart[] = [
  ['Home', (p) => <Home {...p} title="덱 스토어" dropHref={hrefOf} />, { inside, heading: 1 }],
  ['HomeBanners', (p) => <HomeBanners {...p} />, { inside }],
  ['HomeBannersLoading', (p) => <HomeBannersLoading {...p} />, { inside }],
  ['DropsOnSale', (p) => <DropsOnSale {...p} dropHref={hrefOf} />, { inside, heading: 2 }],
  ['DropsInPhase', (p) => <DropsInPhase {...p} phase="closed" dropHref={hrefOf} />, { inside, heading: 2 }],
  ['HomeOriginals', (p) => <HomeOriginals {...p} />, { inside, heading: 2 }],
  ['HomeOverview', (p) => <HomeOverview {...p} packsHref="/packs" />, { inside: inMember, heading: 2 }],
  ['HomeEvents', (p) => <HomeEvents {...p} eventHref={hrefOf} />, { inside, heading: 2 }],
  ['HomeNotices', (p) => <HomeNotices {...p} noticeHref={hrefOf} />, { inside }],
  ['HomeSection', (p) => <HomeSection {...p} title="오리지널" />, { inside, heading: 2 }],
  ['HomeTilesLoading', (p) => <HomeTilesLoading {...p} />, { inside }],
]
