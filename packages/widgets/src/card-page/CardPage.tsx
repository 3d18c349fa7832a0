import { useSharedCard } from '@fandeck/react'
import { isFandeckError } from '@fandeck/sdk'
import type { SharedCard } from '@fandeck/sdk/cards'
import { forwardRef, type ReactNode } from 'react'
import { LinkButton } from '../primitives/button/LinkButton.tsx'
import { PageState } from '../primitives/page-state/PageState.tsx'
import { type HeadedPartProps, Part } from '../primitives/part/Part.tsx'
import { QueryState } from '../primitives/query-state/QueryState.tsx'
import { Skeleton } from '../primitives/skeleton/Skeleton.tsx'
import { SharedCardView, type SharedCardViewProps } from './SharedCardView.tsx'
import { useCardPageMessages } from './use-card-page-messages.ts'
import './CardPage.css'

/** The props of the page of a shared card, which fetches itself. */
export interface CardPageProps extends HeadedPartProps, Pick<SharedCardViewProps, 'url' | 'dropHref'> {
  /** The key in the address of the page. */
  shareKey: string
  /** The page to which a card links that is no longer shared; without it, there is no such link. */
  homeHref?: string | undefined
  /** Renders the metadata of the document: without the card while it loads, `null` for one that is no longer shared. */
  renderHead?: ((card: SharedCard | null | undefined) => ReactNode) | undefined
}

/**
 * A card as everybody with its link sees it: both faces, tilt, its facts, the drop that sells its set, and pictures to
 * save. Needs a `ToastProvider`.
 *
 * @see D103
 */
export const CardPage = /* @__PURE__ */ forwardRef<HTMLElement, CardPageProps>(function CardPage(
  { shareKey, url, dropHref, homeHref, renderHead, headingLevel = 1, ...root },
  ref,
) {
  const messages = useCardPageMessages()
  const shared = useSharedCard({ shareKey })
  // A kept card is gone, too, once its owner has ended the link.
  if (isFandeckError(shared.error, 'cards/not-found'))
    return (
      <>
        {renderHead?.(null)}
        <PageState
          {...{ ...root, headingLevel, ref }}
          title={messages['cardPage.gone']}
          description={messages['cardPage.gone.message']}
          actions={
            homeHref !== undefined && (
              <LinkButton href={homeHref}>{messages['cardPage.gone.home']}</LinkButton>
            )
          }
        />
      </>
    )
  const Heading = `h${headingLevel}` as const
  return (
    <>
      {renderHead?.(shared.data)}
      <Part base="fandeck-root fandeck-card-page" {...root} ref={ref}>
        {!shared.data && <Heading className="fandeck-visually-hidden">{messages['cardPage.page']}</Heading>}
        <QueryState query={shared} loading={<CardLoading />}>
          {(card) => <SharedCardView {...{ card, url, dropHref, headingLevel }} />}
        </QueryState>
      </Part>
    </>
  )
})

/** The stage, the name and two facts. */
const CardLoading = () => (
  <div className="fandeck-card-page">
    <Skeleton height={429} radius={24} />
    <Skeleton width={180} height={54} radius={12} />
    <div className="fandeck-card-page__pair">
      <Skeleton height={66} radius={14} />
      <Skeleton height={66} radius={14} />
    </div>
  </div>
)
