import { createHash } from 'node:crypto'
import type { Shop } from '@fandeck/sdk/directory'
import { descriptionOf } from '../src/shop-texts.ts'

const ICON = '/favicon.svg'
const attribute = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;')

/** The tags of a document that depend on the shop: its icon, its manifest and the sheet with its colours. */
export function brandTags(shop: Shop | undefined): string {
  const { icon, theme } = shop?.brand ?? {}
  const sheet = theme && createHash('sha256').update(theme).digest('base64url').slice(0, 12)
  return [
    `<link rel="icon" href="${attribute(icon ?? ICON)}">`,
    ...(shop ? ['<link rel="manifest" href="/manifest.webmanifest">'] : []),
    ...(sheet ? [`<link rel="stylesheet" href="/brand.css?v=${sheet}">`] : []),
  ].join('')
}

/** The manifest by which a phone puts the site on its home screen. */
export const manifestOf = (shop: Shop) => ({
  name: shop.name,
  short_name: shop.name,
  description: descriptionOf(shop),
  lang: 'ko',
  start_url: '/',
  display: 'standalone',
  background_color: '#ffffff',
  theme_color: '#ffffff',
  icons: [{ src: shop.brand?.icon ?? ICON, sizes: 'any', purpose: 'any' }],
})
