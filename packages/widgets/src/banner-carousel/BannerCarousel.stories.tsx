import { anArt } from '../card/card.fixtures.ts'
import { en } from '../messages.en.ts'
import { MessagesProvider } from '../messages.ts'
import { controlled } from '../stories/controlled.tsx'
import { BannerCarousel } from './BannerCarousel.tsx'
import { aBanner } from './banner.fixtures.ts'

export default { title: 'Site / Banner carousel' }

const other = aBanner({
  seq: 2,
  name: '우리 선수,\n모두 모았나요?',
  mobileImage: anArt('anyang-banner'),
  linkUrl: null,
})

export const Several = () => <BannerCarousel banners={[aBanner(), other, aBanner({ seq: 3 })]} />
export const One = () => <BannerCarousel banners={[other]} />
export const None = () => <BannerCarousel banners={[]} />
export const MissingPicture = () => <BannerCarousel banners={[aBanner({ mobileImage: '', pcImage: '' })]} />
export const LongText = () => (
  <BannerCarousel banners={[aBanner({ name: '우리 선수를 모두 모았나요? '.repeat(700) })]} />
)
export const HostileLink = () => <BannerCarousel banners={[aBanner({ linkUrl: 'javascript:alert(1)' })]} />
export const English = () => (
  <MessagesProvider messages={en}>
    <BannerCarousel banners={[aBanner({ name: 'Who scores\nfirst?' }), other]} />
  </MessagesProvider>
)

export const Controls = controlled({ name: '누가 먼저\n골을 넣을까요?', banners: 3 }, ({ name, banners }) => (
  <BannerCarousel banners={Array.from({ length: banners }, (_, seq) => aBanner({ seq: seq + 1, name }))} />
))
