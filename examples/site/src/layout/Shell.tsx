import './shell.css'
import { Suspense, useEffect, useState } from 'react'
import { Navigate, Outlet, useLocation, useNavigationType } from 'react-router'
import { pageOf } from '../pages.ts'
import { BrandColumn } from './BrandColumn.tsx'
import { ErrorBoundary } from './ErrorBoundary.tsx'
import { Footer } from './Footer.tsx'
import { framed } from './framed.ts'
import { Header } from './Header.tsx'
import { Loading } from './Loading.tsx'
import { Menu } from './Menu.tsx'
import { Outage } from './Outage.tsx'
import { accountPath } from './return-path.ts'
import { ScrollToTop } from './ScrollToTop.tsx'
import { useStoredSession } from './use-stored-session.ts'

/** The column: header, menu, page, footer. */
export function Shell() {
  const location = useLocation()
  const arrival = useNavigationType()
  const [menuAt, setMenuAt] = useState<string>()
  const { loggedIn, waiting, error, retry } = useStoredSession()
  const { pathname, key } = location
  const page = pageOf(pathname)
  const menuOpen = menuAt === key

  useEffect(() => {
    // The browser itself restores the place on the way back.
    if (pathname && arrival !== 'POP') scrollTo(0, 0)
  }, [pathname, arrival])

  const locked = page.needsLogin && !loggedIn
  if (locked && !waiting) return <Navigate to={accountPath('login', location)} replace />
  if (framed)
    return (
      <Suspense>
        <Outlet />
      </Suspense>
    )
  return (
    <>
      <BrandColumn />
      <div className="site-column fandeck-root">
        <Header page={page} menuOpen={menuOpen} onMenu={() => setMenuAt(menuOpen ? undefined : key)} />
        <Menu open={menuOpen} onClose={() => setMenuAt(undefined)} />
        <div className="site-page" inert={menuOpen}>
          <div className="site-body">
            <main className="site-main" data-over={page.header === 'art' || undefined}>
              <ErrorBoundary key={pathname}>
                <Suspense fallback={<Loading page={page} />}>
                  {!locked && <Outlet />}
                  {locked && (error ? <Outage error={error} onRetry={retry} /> : <Loading page={page} />)}
                </Suspense>
              </ErrorBoundary>
            </main>
            {page.footer && <ScrollToTop />}
          </div>
          {page.footer && <Footer />}
        </div>
      </div>
    </>
  )
}
