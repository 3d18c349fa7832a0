import { createElement, useState } from 'react'
import type { ShopOptions } from '../drop-model/drop.fixtures.ts'
import { aShopToTry } from '../drop-model/shop-story.fixtures.tsx'
import { configure } from '../element/element-config.ts'
import { controlled } from '../stories/controlled.tsx'
import { Wide } from '../stories/StoryFrame.tsx'
import { FandeckDropElement } from './DropPurchase.element.tsx'

export default { title: 'Elements / Drop' }

/** The tokens of a brand: its colours in light and dark, its corners and its titles. */
const BRAND = `
  --fd-bg: light-dark(#fbf6ee, #14201a);
  --fd-surface: light-dark(#fffdf8, #1b2a22);
  --fd-primary: light-dark(#2c4a38, #d7e8d9);
  --fd-on-primary: light-dark(#ffffff, #14201a);
  --fd-font-family-display: serif;
  --fd-radius-control: 2px;
  background: var(--fd-bg);
`

interface TagProps extends ShopOptions {
  layout?: 'compact' | 'full'
  lang?: string
  brand?: boolean
}

/** A custom element on a server that sells a drop. */
function Tag({ layout = 'compact', lang = 'ko', brand = false, ...shop }: TagProps) {
  useState(() => {
    configure({ fandeck: aShopToTry(shop).fandeck })
    FandeckDropElement.define()
  })
  const attributes = { 'drop-id': '1', lang, ...(layout === 'compact' && { layout }) }
  return (
    <Wide>
      {brand && <style>{`fandeck-drop { ${BRAND} }`}</style>}
      {createElement('fandeck-drop', attributes)}
    </Wide>
  )
}

/** A tag with a mistake, as its page's developer sees it. */
export function Mistake() {
  useState(() => {
    configure({})
    FandeckDropElement.define()
  })
  return (
    <Wide>{createElement('fandeck-drop', { 'drop-id': '101', 'market-url': 'api.ongyeol', debug: '' })}</Wide>
  )
}

export const Compact = () => <Tag />
export const Whole = () => <Tag layout="full" />
export const Visitor = () => <Tag loggedIn={false} />
export const SoldOut = () => <Tag left={0} />
export const English = () => <Tag lang="en" />
export const Themed = () => <Tag brand />
export const Controls = controlled(
  { compact: true, loggedIn: true, left: 312, lang: 'ko', brand: false },
  ({ compact, ...args }) => <Tag layout={compact ? 'compact' : 'full'} {...args} />,
  { lang: ['ko', 'en'] },
)
