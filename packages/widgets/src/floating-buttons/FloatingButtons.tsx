import { ArrowUp } from 'lucide-react'
import { type CSSProperties, forwardRef } from 'react'
import { IconButton } from '../primitives/icon-button/IconButton.tsx'
import { type RenderLink, useRenderLink } from '../primitives/link/LinkProvider.tsx'
import { Part, type PartProps } from '../primitives/part/Part.tsx'
import { ShareMenu, type ShareMenuProps } from '../share-menu/ShareMenu.tsx'
import { useMessagesOf } from '../theme/messages.tsx'
import { koFloating } from './messages.ko.ts'
import { type FooterOfPage, usePageScroll } from './use-page-scroll.ts'
import './FloatingButtons.css'

/** The props of the buttons; sharing takes those of `ShareMenu`. */
export interface FloatingButtonsProps extends PartProps, Pick<ShareMenuProps, 'page' | 'messenger'> {
  /** The path of the page's questions; without it, the FAQ button is hidden. */
  faqHref?: string | undefined
  /** The element that the buttons stay above at the end of the page: a ref or a selector. @default 'footer' */
  footer?: FooterOfPage | undefined
  renderLink?: RenderLink | undefined
}

function goToTop() {
  const still = window.matchMedia?.('(prefers-reduced-motion: reduce)').matches
  window.scrollTo({ top: 0, behavior: still ? 'instant' : 'smooth' })
}

/**
 * FAQ, share and back to top, once the page is scrolled by more than 100 px; they stay 20 px above the footer, and above
 * bars at the bottom of the window, which have `data-bottom-bar`. Needs a `ToastProvider`.
 *
 * @see S2.32, S2.33, S2.34, S2.35
 */
export const FloatingButtons = /* @__PURE__ */ forwardRef<HTMLElement, FloatingButtonsProps>(
  function FloatingButtons(
    { faqHref, page, messenger, footer = 'footer', renderLink: own, style, ...root },
    ref,
  ) {
    const messages = useMessagesOf(koFloating)
    const renderLink = useRenderLink(own)
    const { shown, lift } = usePageScroll(footer)
    if (!shown) return null
    const place = { '--fandeck-lift': `${lift}px`, ...style } as CSSProperties
    return (
      <Part
        tag="section"
        base="fandeck-root fandeck-floating"
        aria-label={messages['floating.label']}
        {...root}
        style={place}
        ref={ref}
      >
        {faqHref !== undefined &&
          renderLink({
            href: faqHref,
            className: 'fandeck-icon-button fandeck-floating__faq',
            children: (
              <>
                <span aria-hidden>FAQ</span>
                <span className="fandeck-visually-hidden">{messages['floating.faq']}</span>
              </>
            ),
            ...({ 'data-kind': 'floating' } as const),
          })}
        <ShareMenu page={page} messenger={messenger} />
        <IconButton kind="floating" label={messages['floating.top']} onClick={goToTop}>
          <ArrowUp size={22} aria-hidden />
        </IconButton>
      </Part>
    )
  },
)
