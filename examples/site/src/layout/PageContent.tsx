import { memo, type ReactNode, Suspense } from 'react'
import type { PageEntry } from '../page-entry.ts'
import accountSheet from './account.css?url'
import { ErrorBoundary } from './ErrorBoundary.tsx'
import { Loading } from './Loading.tsx'
import { MemberPage } from './MemberPage.tsx'
import membersSheet from './members.css?url'
import { PartReady } from './PartReady.tsx'

export interface PageContentProps {
  page: PageEntry
  pathname: string
}

/**
 * Renders the page of the location. Memoised, so that an open menu leaves it alone: React replaces the server's HTML of
 * a page by its placeholder when the boundary updates before the page's script has loaded.
 */
export const PageContent = memo(function PageContent({ page, pathname }: PageContentProps) {
  return (
    <ErrorBoundary key={pathname}>
      <Suspense fallback={<Loading page={page} />}>
        {page.accountForm && <link rel="stylesheet" href={accountSheet} precedence="page" />}
        {page.needsLogin && <link rel="stylesheet" href={membersSheet} precedence="page" />}
        <ReadyPage key={page.path} page={page} fallback={<Loading page={page} />} />
      </Suspense>
    </ErrorBoundary>
  )
})

/** Renders a page, for members only where it requires one, and tells when it reacts to presses. */
export function ReadyPage({ page, fallback }: { page: PageEntry; fallback?: ReactNode }) {
  const ready = (
    <>
      <page.Page />
      <PartReady part="page" />
    </>
  )
  return page.needsLogin ? <MemberPage fallback={fallback}>{ready}</MemberPage> : ready
}
