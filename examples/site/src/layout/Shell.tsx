import './shell.css'
import { useSession } from '@fandeck/react'
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
import { accountPath } from './return-path.ts'
import { ScrollToTop } from './ScrollToTop.tsx'

/** The column: header, menu, page, footer. */
export function Shell() {
  const location = useLocation()
  const arrival = useNavigationType()
  const [menuAt, setMenuAt] = useState<string>()
  const loggedIn = useSession((session) => session.loggedIn)
  const { pathname, key } = location
  const page = pageOf(pathname)
  const menuOpen = menuAt === key

  useEffect(() => {
    // The browser itself restores the place on the way back.
    if (pathname && arrival !== 'POP') scrollTo(0, 0)
  }, [pathname, arrival])

  if (page.needsLogin && !loggedIn) return <Navigate to={accountPath('login', location)} replace />
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
                  <Outlet />
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
