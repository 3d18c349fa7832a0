import type { Shop } from '@fandeck/sdk/directory'
import { useLocation } from '../router/Router.tsx'
import { descriptionOf, documentTitle, named } from '../shop-texts.ts'
import { useSite } from '../site-context.ts'
import { useNamedShop } from '../use-site-shop.ts'

export interface HeadProps {
  /** @default the shop's name and tagline */
  title?: string | undefined
  /** @default that of the shop */
  description?: string | undefined
  /** An absolute address. @default the shop's picture of link previews */
  image?: string | undefined
  /** The description of `image`. @default the shop's */
  imageAlt?: string | undefined
  /** The path with the query that link previews keep. @default the canonical path */
  shared?: string | undefined
  /** Keeps the page out of search results. */
  hidden?: boolean | undefined
  /** The page says that there is no such thing: its document is sent with 404. */
  missing?: boolean | undefined
}

/** Title and description of a document that the browser renders, until its `Head` replaces them. */
export function DocumentHead({
  title,
  description,
  shop,
}: Pick<HeadProps, 'title' | 'description'> & { shop: Shop }) {
  return (
    <>
      <title data-document="">{documentTitle(title && named(title, shop), shop)}</title>
      <meta
        data-document=""
        name="description"
        content={description ? named(description, shop) : descriptionOf(shop)}
      />
    </>
  )
}

/** The metadata of a page whose texts name the shop by `{shop}`. */
export function PageHead({ title, description, ...rest }: HeadProps) {
  const shop = useNamedShop()
  return (
    <Head
      {...rest}
      title={title && named(title, shop)}
      description={description && named(description, shop)}
    />
  )
}

/** The metadata of a page: title, description, canonical address and open graph (S2.22, S2.23). */
export function Head({ title, image, imageAlt, shared, hidden, missing, ...rest }: HeadProps) {
  const shop = useNamedShop()
  const { site } = useSite()
  const description = rest.description ?? descriptionOf(shop)
  const sharePicture = shop.brand?.sharePicture ?? `${site}/images/common/cards.png`
  const { pathname } = useLocation()
  const address = site + pathname
  const full = documentTitle(title, shop)
  return (
    <>
      <title>{full}</title>
      <meta name="description" content={description} />
      {hidden && <meta name="robots" content="noindex" />}
      {missing && <meta name="prerender-status-code" content="404" />}
      <link rel="canonical" href={address} />
      <meta property="og:type" content="website" />
      <meta property="og:url" content={shared ? site + shared : address} />
      <meta property="og:title" content={full} />
      <meta property="og:description" content={description} />
      <meta property="og:image" content={image ?? sharePicture} />
      <meta property="og:image:alt" content={imageAlt ?? `디지털 카드 팬덤 플랫폼 ${shop.name}`} />
    </>
  )
}
