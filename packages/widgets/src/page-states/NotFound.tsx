import { forwardRef } from 'react'
import { Button } from '../primitives/button/Button.tsx'
import { LinkButton } from '../primitives/button/LinkButton.tsx'
import { PageState } from '../primitives/page-state/PageState.tsx'
import type { HeadedPartProps } from '../primitives/part/Part.tsx'
import { usePageStateMessages } from './use-page-state-messages.ts'

/** The props of the page for unknown addresses. */
export interface NotFoundProps extends HeadedPartProps {
  /** The page to which "홈으로 가기" links. */
  homeHref: string
  /** Called when the fan presses "이전으로"; without it, there is no such button. */
  onBack?: (() => void) | undefined
}

/** The page for addresses that lead nowhere. */
export const NotFound = /* @__PURE__ */ forwardRef<HTMLElement, NotFoundProps>(function NotFound(
  { homeHref, onBack, ...root },
  ref,
) {
  const messages = usePageStateMessages()
  return (
    <PageState
      {...root}
      ref={ref}
      icon={<b className="fandeck-title-2">404</b>}
      title={messages['notFound.title']}
      description={messages['notFound.text']}
      actions={
        <>
          <LinkButton href={homeHref}>{messages['notFound.home']}</LinkButton>
          {onBack && (
            <Button kind="secondary" size={44} onClick={onBack}>
              {messages['notFound.back']}
            </Button>
          )}
        </>
      }
    />
  )
})

/**
 * Returns the title of the page for unknown addresses, which names the document, too.
 *
 * @example
 * const title = useNotFoundTitle()
 * return <title>{title}</title>
 */
export const useNotFoundTitle = (): string => usePageStateMessages()['notFound.title']
