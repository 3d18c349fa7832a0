import './originals.css'
import type { Original } from '@fandeck/sdk/showcase'
import { BackendLink, Image } from '@fandeck/widgets'
import type { CSSProperties } from 'react'
import { FIRST_PICTURE } from '../../layout/first-picture.ts'
import { renderPageLink, useIsComing } from '../../layout/render-page-link.tsx'
import { useMessages } from '../../messages/use-messages.ts'

const HEX = /^#[\da-f]{6}$/i

export interface OriginalTileProps {
  original: Original
  /** Whether this is the first tile of its page. @default false */
  first?: boolean
  /** `home` shows the tile of the home page. @default 'list' */
  place?: 'list' | 'home'
}

/** An original in its colours; one whose pages do not exist yet is no link and says so. */
export function OriginalTile({ original, place = 'list', first = false }: OriginalTileProps) {
  const messages = useMessages()
  const { title, description, homeDescription, crest, image, thumb, linkUrl, colors } = original
  const isComing = useIsComing(linkUrl)
  const ground = colors.find((color, index) => index === 1 && HEX.test(color))
  const style: CSSProperties & Record<`--${string}`, string> = ground
    ? { '--site-original-ground': ground }
    : {}
  return (
    <div className="site-original" data-place={place} style={style}>
      <BackendLink className="site-original__body" linkUrl={linkUrl} httpsOnly renderLink={renderPageLink}>
        <Image
          className="site-original__art"
          src={place === 'home' ? thumb : image}
          alt=""
          {...(first && FIRST_PICTURE)}
        />
        {isComing && <span className="site-original__soon">{messages['page.soon']}</span>}
        <Image className="site-original__crest" src={crest} alt="" />
        <span className="site-original__title">{title}</span>
        <span className="site-original__text">{place === 'home' ? homeDescription : description}</span>
      </BackendLink>
    </div>
  )
}
