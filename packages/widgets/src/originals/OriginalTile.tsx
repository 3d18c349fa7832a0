import type { Original } from '@fandeck/sdk/showcase'
import { type CSSProperties, forwardRef, type ReactNode } from 'react'
import { FIRST_PICTURE } from '../primitives/image/first-picture.ts'
import { Image } from '../primitives/image/Image.tsx'
import { BackendLink } from '../primitives/link/BackendLink.tsx'
import type { RenderLink } from '../primitives/link/LinkProvider.tsx'
import { Part, type PartProps } from '../primitives/part/Part.tsx'
import { useMessagesOf } from '../theme/messages.tsx'
import { koOriginals } from './messages.ko.ts'
import '../primitives/press/Press.css'
import './Originals.css'

const HEX = /^#[\da-f]{6}$/i

/** What a page knows of the links of originals. */
export interface OriginalLinkProps {
  /** Whether the pages of an original do not exist yet; its tile is then no link and says so. @default never */
  isComing?: ((linkUrl: string) => boolean) | undefined
  renderLink?: RenderLink | undefined
}

/** The props of an original's tile. */
export interface OriginalTileProps extends PartProps, OriginalLinkProps {
  original: Original
  /** Whether this is the first tile of its page. @default false */
  first?: boolean | undefined
  /** `home` is the tile between other things, with a shorter line. @default 'list' */
  place?: 'list' | 'home' | undefined
  /** A control at the top right, such as a `FavouriteOriginalButton`. */
  action?: ReactNode
}

/** An original in its colours. */
export const OriginalTile = /* @__PURE__ */ forwardRef<HTMLElement, OriginalTileProps>(function OriginalTile(
  { original, first = false, place = 'list', isComing, renderLink, action, style, ...root },
  ref,
) {
  const messages = useMessagesOf(koOriginals)
  const { title, description, homeDescription, crest, image, thumb, linkUrl, colors } = original
  const ground = colors.find((color, index) => index === 1 && HEX.test(color))
  const colours: CSSProperties & Record<`--${string}`, string> = ground
    ? { '--fandeck-original-ground': ground }
    : {}
  return (
    <Part
      base="fandeck-root fandeck-original fandeck-press"
      data-place={place}
      {...root}
      style={{ ...colours, ...style }}
      ref={ref}
    >
      <BackendLink className="fandeck-original__body" linkUrl={linkUrl} httpsOnly renderLink={renderLink}>
        <Image
          className="fandeck-original__art"
          shownWidth={place === 'home' ? 220 : undefined}
          src={place === 'home' ? thumb : image}
          alt=""
          {...(first && FIRST_PICTURE)}
        />
        {isComing?.(linkUrl) && <span className="fandeck-original__soon">{messages['originals.soon']}</span>}
        <Image className="fandeck-original__crest" shownWidth={36} src={crest} alt="" />
        <span className="fandeck-original__title">{title}</span>
        <span className="fandeck-original__text">{place === 'home' ? homeDescription : description}</span>
      </BackendLink>
      {action}
    </Part>
  )
})
