import { useHasPart, useOriginals } from '@fandeck/react'
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

/** The first originals as tiles; nothing without one. */
export const HomeOriginals = /* @__PURE__ */ forwardRef<HTMLElement, HomeOriginalsProps>(
  function HomeOriginals({ isComing, ...section }, ref) {
    const messages = useMessagesOf(koHome)
    const enabled = useHasPart()('originals')
    const { data, isPending } = useOriginals({ query: { enabled } })
    if (!enabled) return null
    if (isPending) return <HomeTilesLoading />
    const originals = onHome(data ?? []).slice(0, TILES)
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
