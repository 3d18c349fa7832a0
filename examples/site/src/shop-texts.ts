import type { Shop } from '@fandeck/sdk/directory'
import { josa } from 'es-hangul'

const PARTICLES = ['은/는', '이/가', '을/를', '와/과', '으로/로', '이에요/예요'] as const
const NAME = /\{shop(?::([^}]+))?\}/g

/**
 * Fills a text with the name of the shop, and the particle that fits its reading.
 *
 * @example
 * named('{shop:을/를} 시작하는 방법', shop) // '팬덱을 시작하는 방법'
 */
export const named = (text: string, { name, reading }: Pick<Shop, 'name' | 'reading'>): string =>
  text.replace(NAME, (_, asked?: string) => {
    const particle = PARTICLES.find((one) => one === asked)
    return particle ? name + josa.pick(reading ?? name, particle) : name
  })

const TAGLINE = '한 장씩 모으는\n나만의 팬덤'
const DESCRIPTION =
  '좋아하는 팀과 아티스트의 디지털 카드를 모으고, 현장에서 혜택으로 바꾸는 팬덤 플랫폼, {shop:이에요/예요}.'

/** The line under the shop's name; it may have two lines. */
export const taglineOf = ({ brand }: Pick<Shop, 'brand'>): string => brand?.tagline ?? TAGLINE

/** The shop in one or two sentences. */
export const descriptionOf = (shop: Shop): string => shop.brand?.description ?? named(DESCRIPTION, shop)

/** The title of a document: of its page and the shop, or of the shop alone. */
export const documentTitle = (title: string | undefined, shop: Shop): string =>
  title
    ? `${title.replace(/\s+/g, ' ')} | ${shop.name}`
    : `${shop.name} | ${taglineOf(shop).replace(/\s+/g, ' ')}`
