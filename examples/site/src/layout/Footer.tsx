import { SiteFooter } from '@fandeck/widgets'
import { lazy, Suspense } from 'react'
import { useMessages } from '../messages/use-messages.ts'
import { useSite } from '../site-context.ts'
import { useSiteShop } from '../use-site-shop.ts'
import { LEGAL_LINKS } from './legal-links.ts'
import { ShopLogo } from './ShopLogo.tsx'

const ConsentAgain = lazy(() =>
  import('../telemetry/ConsentAgain.tsx').catch(() => ({ default: () => <></> })),
)

/** The footer with the site's legal links, and the way to change a consent where the site records its use (S1.3). */
export function Footer() {
  const messages = useMessages()
  const shop = useSiteShop()
  const asks = useSite().telemetry !== undefined
  const legal = LEGAL_LINKS.map(({ message, ...link }) => ({ ...link, label: messages[message] }))
  const own = shop?.brand?.links.map(({ label, address }) => ({ label, href: address })) ?? []
  return (
    <SiteFooter
      logo={<ShopLogo size={18} style={{ fontSize: 16.5 }} />}
      links={[...legal, ...own]}
      company={shop?.company}
    >
      {asks && (
        <Suspense>
          <ConsentAgain />
        </Suspense>
      )}
    </SiteFooter>
  )
}
