import '../../layout/article.css'
import { useNotionPage, useTermsVersions } from '@fandeck/react'
import type { Terms, TermsKind } from '@fandeck/sdk/content'
import { Article, SelectField } from '@fandeck/widgets'
import { dates } from '../../dates.ts'
import { ArticleState } from '../../layout/ArticleState.tsx'
import { useServerTime } from '../../layout/use-server-time.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { useLocation, useSearchParams } from '../../router/Router.tsx'
import NotFoundPage from '../not-found/NotFoundPage.tsx'
import { policyAt, versionInForce, versionOf } from './policies.ts'

/** The version of a policy in force, or the one that the query names (S2.12, D23). */
export default function PolicyPage() {
  const policy = policyAt(useLocation().pathname)
  return policy ? <Policy {...policy} /> : <NotFoundPage />
}

function Policy({ kind, title }: { kind: TermsKind; title: string }) {
  const now = useServerTime()
  const [search] = useSearchParams()
  return (
    <ArticleState query={useTermsVersions({ kind })} title={title}>
      {(versions) => {
        const terms = versionOf(versions, search, now)
        return terms ? <Version terms={terms} versions={versions} now={now} /> : <NotFoundPage />
      }}
    </ArticleState>
  )
}

interface VersionProps {
  terms: Terms
  versions: readonly Terms[]
  now: number
}

function Version({ terms, versions, now }: VersionProps) {
  const { pageId, title, content } = terms
  const page = useNotionPage({ pageId: pageId ?? '', query: { enabled: pageId !== null } })
  const choice = <VersionChoice selected={terms} versions={versions} now={now} />
  if (pageId === null)
    return (
      <Article className="site-article" title={title} text={content} hideReadingTime>
        {choice}
      </Article>
    )
  return (
    <ArticleState query={page} title={title}>
      {({ blocks }) => (
        <Article className="site-article" title={title} blocks={blocks} hideReadingTime>
          {choice}
        </Article>
      )}
    </ArticleState>
  )
}

function VersionChoice({ selected, versions, now }: { selected: Terms } & Omit<VersionProps, 'terms'>) {
  const messages = useMessages()
  const [, setSearch] = useSearchParams()
  const current = versionInForce(versions, now)
  const stateOf = ({ termsId, startAt }: Terms) => {
    if (termsId === current?.termsId) return ` · ${messages['policy.current']}`
    return startAt > now ? ` · ${messages['policy.upcoming']}` : ''
  }
  return (
    <SelectField
      label={messages['policy.version']}
      value={selected.version}
      onChange={({ target: { value } }) =>
        setSearch(value === current?.version ? {} : { version: value }, { replace: true })
      }
    >
      {versions.map((terms) => (
        <option key={terms.termsId} value={terms.version}>
          {`${terms.version} · ${messages['policy.from']({ date: dates.date(terms.startAt) })}${stateOf(terms)}`}
        </option>
      ))}
    </SelectField>
  )
}
