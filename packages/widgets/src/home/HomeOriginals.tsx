import { useHasPart, useOriginals, useOverview } from '@fandeck/react'
import type { Original } from '@fandeck/sdk/showcase'
import { onHome } from '@fandeck/sdk/showcase'
import { forwardRef } from 'react'
import { type OriginalLinkProps, OriginalTile } from '../originals/OriginalTile.tsx'
import type { HeadedPartProps } from '../primitives/part/Part.tsx'
import { useMessagesOf } from '../theme/messages.tsx'
import { HomeSection } from './HomeSection.tsx'
import { HomeTilesLoading } from './HomeTilesLoading.tsx'
import { koHome } from './messages.ko.ts'

/** The props of the originals of a home page, which fetch themselves. */
export interface HomeOriginalsProps extends HeadedPartProps, Pick<OriginalLinkProps, 'isComing'> {
  /** The page with all originals. */
  allHref?: string | undefined
}

const TILES = 4

/** Returns the originals of the home page, the member's own before the others. */
function ownFirst(originals: readonly Original[], own: readonly string[]): Original[] {
  const mine = own.flatMap((key) => originals.find((original) => original.key === key) ?? [])
  return [...mine, ...onHome(originals).filter((original) => !mine.includes(original))]
}

/** The first originals as tiles, those that the member marked before the others; nothing without one (D109). */
export const HomeOriginals = /* @__PURE__ */ forwardRef<HTMLElement, HomeOriginalsProps>(
  function HomeOriginals({ isComing, ...section }, ref) {
    const messages = useMessagesOf(koHome)
    const hasPart = useHasPart()
    const enabled = hasPart('originals')
    const { data, isPending } = useOriginals({ query: { enabled } })
    const { data: overview } = useOverview({ query: { enabled: enabled && hasPart('overview') } })
    if (!enabled) return null
    if (isPending) return <HomeTilesLoading />
    const originals = ownFirst(data ?? [], overview?.originals ?? []).slice(0, TILES)
    if (originals.length === 0) return null
    return (
      <HomeSection title={messages['home.originals']} {...section} ref={ref}>
        <ul className="fandeck-home__tiles">
          {originals.map((original) => (
            <li key={original.key}>
              <OriginalTile original={original} place="home" isComing={isComing} />
            </li>
          ))}
        </ul>
      </HomeSection>
    )
  },
)
