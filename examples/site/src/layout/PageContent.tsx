import { Outage } from '@fandeck/widgets'
import { memo, Suspense } from 'react'
import type { PageEntry } from '../page-entry.ts'
import accountSheet from './account.css?url'
import { ErrorBoundary } from './ErrorBoundary.tsx'
import { Loading } from './Loading.tsx'
import membersSheet from './members.css?url'
import { PartReady } from './PartReady.tsx'

export interface PageContentProps {
  page: PageEntry
  pathname: string
  /** Whether the page waits for the session. */
  locked: boolean
  /** Why the session could not be renewed. */
  error: unknown
  onRetry(): void
}

/**
 * Renders the page of the location. Memoised, so that an open menu leaves it alone: React replaces the server's HTML of
 * a page by its placeholder when the boundary updates before the page's script has loaded.
 */
export const PageContent = memo(function PageContent({
  page,
  pathname,
  locked,
  error,
  onRetry,
}: PageContentProps) {
  return (
    <ErrorBoundary key={pathname}>
      <Suspense fallback={<Loading page={page} />}>
        {page.accountForm && <link rel="stylesheet" href={accountSheet} precedence="page" />}
        {page.needsLogin && <link rel="stylesheet" href={membersSheet} precedence="page" />}
        {!locked && <ReadyPage key={page.path} page={page} />}
        {locked && (error ? <Outage error={error} onRetry={onRetry} /> : <Loading page={page} />)}
      </Suspense>
    </ErrorBoundary>
  )
})

/** Renders a page and tells when it reacts to presses. */
export function ReadyPage({ page }: { page: PageEntry }) {
  return (
    <>
      <page.Page />
      <PartReady part="page" />
    </>
  )
}
