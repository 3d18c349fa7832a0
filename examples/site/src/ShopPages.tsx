import { useHasPart } from '@fandeck/react'
import { LinkProvider } from '@fandeck/widgets'
import { type ReactNode, useMemo } from 'react'
import { renderPageLink } from './layout/render-page-link.tsx'
import { pagesWith } from './pages.ts'
import { PagesContext } from './router/pages-context.ts'

const SUPPORT = '/support/faq/list'

/** The pages of the parts that the shop has, and the links of widgets to them. */
export function ShopPages({ children }: { children: ReactNode }) {
  const has = useHasPart()
  const pages = useMemo(() => pagesWith(has), [has])
  return (
    <PagesContext value={pages}>
      <LinkProvider renderLink={renderPageLink} supportHref={pages.isPage(SUPPORT) ? SUPPORT : undefined}>
        {children}
      </LinkProvider>
    </PagesContext>
  )
}
