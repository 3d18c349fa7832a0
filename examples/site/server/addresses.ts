import type { Shop } from '@fandeck/sdk/directory'
import type { PublicAddress } from '../src/public-addresses.ts'
import { descriptionOf, named } from '../src/shop-texts.ts'

const xml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** The sitemap of a site. */
export function sitemapOf(site: string, addresses: readonly PublicAddress[]): string {
  const urls = addresses.map(({ path }) => `<url><loc>${xml(site + path)}</loc></url>`).join('')
  return `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls}</urlset>`
}

/** Markdown that would end the text of a link. */
const label = (title: string) => title.replace(/[[\]\n]/g, ' ')

/** A description of a site for language models, with links to its pages (llmstxt.org). */
export function llmsTextOf(site: string, addresses: readonly PublicAddress[], shop: Shop): string {
  const links = addresses.map(({ path, title }) => `- [${label(named(title, shop))}](${site}${path})`)
  return `# ${shop.name}

> ${descriptionOf(shop)}

모든 페이지는 스크립트 없이 읽을 수 있는 HTML이에요. 카드 구매와 지갑은 로그인이 필요해요.

## 페이지

${links.join('\n')}
`
}
