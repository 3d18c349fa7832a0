import { useLocation } from '../router/Router.tsx'
import { useSite } from '../site-context.ts'

const SITE = '팬덱'
const DEFAULT_TITLE = `${SITE} | 한 장씩 모으는 나만의 팬덤`
const DEFAULT_DESCRIPTION =
  '좋아하는 팀과 아티스트의 디지털 카드를 모으고, 현장에서 혜택으로 바꾸는 팬덤 플랫폼, 팬덱이에요.'
const IMAGE_ALT = '디지털 카드 팬덤 플랫폼 팬덱'

export interface HeadProps {
  /** @default the site's name and claim */
  title?: string | undefined
  description?: string | undefined
  /** An absolute address. @default the site's open graph picture */
  image?: string | undefined
  /** The description of `image`. @default the site's */
  imageAlt?: string | undefined
  /** The path with the query that link previews keep. @default the canonical path */
  shared?: string | undefined
  /** Keeps the page out of search results. */
  hidden?: boolean | undefined
}

const fullTitle = (title: string | undefined) =>
  title ? `${title.replace(/\s+/g, ' ')} | ${SITE}` : DEFAULT_TITLE

/** Title and description of a document that the browser renders, until its `Head` replaces them. */
export function DocumentHead({
  title,
  description = DEFAULT_DESCRIPTION,
}: Pick<HeadProps, 'title' | 'description'>) {
  return (
    <>
      <title data-document="">{fullTitle(title)}</title>
      <meta data-document="" name="description" content={description} />
    </>
  )
}

/** The metadata of a page: title, description, canonical address and open graph (S2.22, S2.23). */
export function Head({ title, description = DEFAULT_DESCRIPTION, ...rest }: HeadProps) {
  const { image, imageAlt = IMAGE_ALT, shared, hidden } = rest
  const { site } = useSite()
  const { pathname } = useLocation()
  const address = site + pathname
  const full = fullTitle(title)
  return (
    <>
      <title>{full}</title>
      <meta name="description" content={description} />
      {hidden && <meta name="robots" content="noindex" />}
      <link rel="canonical" href={address} />
      <meta property="og:type" content="website" />
      <meta property="og:url" content={shared ? site + shared : address} />
      <meta property="og:title" content={full} />
      <meta property="og:description" content={description} />
      <meta property="og:image" content={image ?? `${site}/images/common/fandeck.png`} />
      <meta property="og:image:alt" content={imageAlt} />
    </>
  )
}
