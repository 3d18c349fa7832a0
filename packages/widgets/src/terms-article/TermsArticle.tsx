import { useNotionPage, useTermsVersions } from '@fandeck/react'
import type { Terms, TermsKind } from '@fandeck/sdk/content'
import { type ForwardedRef, forwardRef, type ReactNode, useState } from 'react'
import { Article } from '../article/Article.tsx'
import { ArticleMissing, type ArticlePageProps, ArticleState } from '../article/ArticleState.tsx'
import type { HeadedPartProps } from '../primitives/part/Part.tsx'
import { useMinute } from '../primitives/use-minute.ts'
import { useMessagesOf } from '../theme/messages.tsx'
import { koTermsArticle } from './messages.ko.ts'
import { termsInForce, termsVersion } from './terms-versions.ts'
import { VersionChoice } from './VersionChoice.tsx'

/** The props of terms, which fetch themselves. */
export interface TermsArticleProps extends ArticlePageProps<Terms> {
  kind: TermsKind
  /** The name of the version that is shown, else the one in force; kept by the widget when omitted. */
  version?: string | null | undefined
  /** Called with the version that the reader chose; `undefined` for the one in force. */
  onVersionChange?: ((version: string | undefined) => void) | undefined
}

/**
 * The version of terms in force, or another one that the reader chooses.
 *
 * @see S2.12, D23
 */
export const TermsArticle = /* @__PURE__ */ forwardRef<HTMLElement, TermsArticleProps>(function TermsArticle(
  { kind, version, onVersionChange, renderHead, notFound, ...root },
  ref,
) {
  const messages = useMessagesOf(koTermsArticle)
  const now = useMinute()
  const query = useTermsVersions({ kind })
  const [own, setOwn] = useState<string>()
  const head = renderHead?.(undefined)
  const change = (next: string | undefined) => {
    setOwn(next)
    onVersionChange?.(next)
  }
  return (
    <ArticleState
      {...root}
      query={query}
      title={messages['terms.title']}
      {...{ head, notFound, forwardedRef: ref }}
    >
      {(versions) => {
        const terms = termsVersion(versions, version === undefined ? own : version, now)
        if (!terms) return <ArticleMissing {...root} {...{ notFound, forwardedRef: ref }} />
        return (
          <Version {...root} terms={terms} head={renderHead?.(terms)} {...{ notFound, forwardedRef: ref }}>
            <VersionChoice
              selected={terms}
              current={termsInForce(versions, now)}
              versions={versions}
              now={now}
              onChange={change}
            />
          </Version>
        )
      }}
    </ArticleState>
  )
})

interface VersionProps extends HeadedPartProps {
  terms: Terms
  head: ReactNode
  notFound: ReactNode
  forwardedRef: ForwardedRef<HTMLElement>
  children: ReactNode
}

/** The text of a version, which a Notion page or the version itself holds. */
function Version({ terms, head, notFound, forwardedRef, children, ...root }: VersionProps) {
  const { pageId, title, content } = terms
  const page = useNotionPage({ pageId: pageId ?? '', query: { enabled: pageId != null } })
  const article = { ...root, title, ref: forwardedRef, hideReadingTime: true, children }
  if (pageId == null)
    return (
      <>
        {head}
        <Article {...article} text={content} />
      </>
    )
  return (
    <ArticleState {...root} query={page} {...{ title, head, notFound, forwardedRef }}>
      {({ blocks }) => (
        <>
          {head}
          <Article {...article} blocks={blocks} />
        </>
      )}
    </ArticleState>
  )
}
