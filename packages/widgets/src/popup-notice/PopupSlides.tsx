import type { Popup } from '@fandeck/sdk/popups'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useRef, useState } from 'react'
import { IconButton } from '../primitives/icon-button/IconButton.tsx'
import { Image } from '../primitives/image/Image.tsx'
import { BackendLink } from '../primitives/link/BackendLink.tsx'
import type { RenderLink } from '../primitives/link/LinkProvider.tsx'
import type { HeadingLevel } from '../primitives/part/Part.tsx'
import { useDates } from '../theme/use-dates.ts'
import { usePopupMessages } from './use-popup-messages.ts'

interface PopupSlidesProps {
  popups: readonly Popup[]
  renderLink: RenderLink | undefined
  headingLevel: HeadingLevel
  /** Renders no buttons and every link, for a document whose scripts have not loaded. */
  still?: boolean
}

/** The popups side by side; the browser scrolls and snaps to one at a time. */
export function PopupSlides({ popups, renderLink, headingLevel, still = false }: PopupSlidesProps) {
  const messages = usePopupMessages()
  const viewport = useRef<HTMLDivElement>(null)
  const [index, setIndex] = useState(0)
  const place = Math.min(index, popups.length - 1)

  function read() {
    const { scrollLeft = 0, clientWidth = 0 } = viewport.current ?? {}
    if (clientWidth > 0) setIndex(Math.round(scrollLeft / clientWidth))
  }

  function go(to: number) {
    if (viewport.current) viewport.current.scrollLeft = to * viewport.current.clientWidth
  }

  return (
    <div className="fandeck-popup__slides fandeck-on-art">
      <div className="fandeck-popup__viewport" ref={viewport} onScroll={read}>
        {popups.map((popup, at) => (
          <div key={popup.popupId} className="fandeck-popup__slide" inert={!still && at !== place}>
            <PopupSlide {...{ popup, renderLink, headingLevel }} first={at === 0} />
          </div>
        ))}
      </div>
      {popups.length > 1 && (
        <p className="fandeck-popup__count" role="status">
          <span aria-hidden>{`${place + 1} / ${popups.length}`}</span>
          <span className="fandeck-visually-hidden">
            {messages['popup.place']({ place: place + 1, count: popups.length })}
          </span>
        </p>
      )}
      {popups.length > 1 && !still && (
        <>
          <IconButton
            kind="glass"
            className="fandeck-popup__previous"
            label={messages['popup.previous']}
            disabled={place === 0}
            onClick={() => go(place - 1)}
          >
            <ChevronLeft size={24} aria-hidden />
          </IconButton>
          <IconButton
            kind="glass"
            className="fandeck-popup__next"
            label={messages['popup.next']}
            disabled={place === popups.length - 1}
            onClick={() => go(place + 1)}
          >
            <ChevronRight size={24} aria-hidden />
          </IconButton>
        </>
      )}
    </div>
  )
}

function PopupSlide({
  popup: { name, image, linkUrl, newWindow, startAt, endAt },
  renderLink,
  headingLevel,
  first,
}: Omit<PopupSlidesProps, 'popups' | 'still'> & { popup: Popup; first: boolean }) {
  const { range } = useDates()
  const Heading = `h${headingLevel}` as const
  return (
    <BackendLink className="fandeck-popup__body" {...{ linkUrl, newWindow, renderLink }}>
      <Image
        className="fandeck-popup__art"
        src={image}
        alt=""
        loading="eager"
        // Painted with the dialog, in the same frame, when the picture has loaded before.
        decoding="sync"
        fetchPriority={first ? 'high' : 'low'}
      />
      <div className="fandeck-popup__words">
        <Heading className="fandeck-popup__name">{name}</Heading>
        {startAt !== undefined && endAt !== undefined && (
          <span className="fandeck-popup__period">{range(startAt, endAt)}</span>
        )}
      </div>
    </BackendLink>
  )
}
