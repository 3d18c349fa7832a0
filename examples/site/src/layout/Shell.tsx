import './shell.css'
import './wide.css'
import { useHasPart } from '@fandeck/react'
import { lazy, Suspense, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { usePages } from '../router/pages-context.ts'
import { useArrival, useLocation, useNavigate } from '../router/Router.tsx'
import { useSite } from '../site-context.ts'
import { Footer } from './Footer.tsx'
import { framed } from './framed.ts'
import { PageHead } from './Head.tsx'
import { Header } from './Header.tsx'
import { Menu } from './Menu.tsx'
import { PageContent, ReadyPage } from './PageContent.tsx'
import { PartReady } from './PartReady.tsx'
import { renderPageLink } from './render-page-link.tsx'
import { useOverlays } from './use-overlays.ts'

// Decoration: the page goes on without it.
const BrandColumn = lazy(() => import('./BrandColumn.tsx').catch(() => ({ default: () => <></> })))
// One element for all renders: an update must not replace the server's HTML before the script has loaded.
const brandColumn = (
  <Suspense>
    <BrandColumn />
  </Suspense>
)

/** Renders the header, the menu, the page and the footer; a page without a header renders alone (S2.17). */
export function Shell() {
  const { pathname, key } = useLocation()
  const arrival = useArrival()
  const [menuAt, setMenuAt] = useState<string>()
  const navigate = useNavigate()
  const overlays = useOverlays(false)
  const { placeOf, isPage } = usePages()
  const { page } = placeOf(pathname)
  const hasPopups = useHasPart()('popups')
  const menuOpen = menuAt === key
  const { kakaoAppKey } = useSite()
  const messenger = useMemo(() => overlays?.kakaoMessenger({ appKey: kakaoAppKey }), [overlays, kakaoAppKey])

  // A layout effect, so that no frame shows the new page at the place of the last one.
  useLayoutEffect(() => {
    // On a back navigation, the browser restores the scroll position.
    if (pathname && arrival !== 'POP') scrollTo(0, 0)
  }, [pathname, arrival])

  const main = useFocusOnNewPage(pathname)
  if (framed) {
    return (
      <Suspense>
        <ReadyPage key={page.path} page={page} />
      </Suspense>
    )
  }
  const faqHref = page.faq && isPage(page.faq) ? page.faq : undefined
  const content = <PageContent page={page} pathname={pathname} />
  const head = page.head !== 'own' && (
    <PageHead title={page.title} description={page.description} hidden={page.hidden} />
  )
  if (page.header === 'none')
    return (
      <main className="site-column fandeck-root">
        {head}
        {content}
      </main>
    )
  return (
    <>
      <PartReady part="shell" />
      {head}
      <div className="site-column fandeck-root">
        <Header page={page} menuOpen={menuOpen} onMenu={() => setMenuAt(menuOpen ? undefined : key)} />
        <Menu open={menuOpen} onClose={() => setMenuAt(undefined)} />
        <div className="site-page" inert={menuOpen}>
          <div className="site-body">
            <main
              className="site-main"
              data-header={page.header}
              data-faq={faqHref && ''}
              ref={main}
              tabIndex={-1}
            >
              {content}
            </main>
          </div>
          <Footer />
        </div>
      </div>
      {brandColumn}
      {overlays && !menuOpen && (
        <overlays.FloatingButtons
          key={pathname}
          faqHref={faqHref}
          footer=".fandeck-footer"
          messenger={messenger}
          renderLink={renderPageLink}
        />
      )}
      {overlays && (
        <overlays.CardArrivals waits={page.quiet || menuOpen} onViewDeck={() => navigate('/mypage')} />
      )}
      {overlays && hasPopups && <overlays.PopupNotice path={pathname} renderLink={renderPageLink} />}
    </>
  )
}

/** Returns the ref of the element that receives the focus when the pressed link has left with its page. */
function useFocusOnNewPage(pathname: string) {
  const main = useRef<HTMLElement>(null)
  const last = useRef(pathname)
  useEffect(() => {
    if (last.current === pathname) return
    last.current = pathname
    const focused = document.activeElement
    if (!focused || focused === document.body || focused.closest('.fandeck-menu'))
      main.current?.focus({ preventScroll: true })
  }, [pathname])
  return main
}
