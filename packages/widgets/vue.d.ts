/**
 * The elements as global components of Vue: add `@fandeck/widgets/vue` to `types` in `tsconfig.json`, or import it as a
 * type once.
 *
 * @module
 */
import type {
  FandeckBoardEventMap,
  FandeckCampaignEventMap,
  FandeckDeckEventMap,
  FandeckDropEventMap,
  FandeckElementEventMap,
  FandeckScannerEventMap,
  FandeckSignInEventMap,
  FandeckWalletEventMap,
} from '@fandeck/widgets/elements'
import type { HTMLAttributes, PublicProps } from 'vue'

/** The tags of the package. */
type Tag = keyof HTMLElementTagNameMap & `fandeck-${string}`

/** The events of the tags that have more than those of every element. */
interface EventMaps {
  'fandeck-drop': FandeckDropEventMap
  'fandeck-wallet': FandeckWalletEventMap
  'fandeck-scanner': FandeckScannerEventMap
  'fandeck-board': FandeckBoardEventMap
  'fandeck-campaign': FandeckCampaignEventMap
  'fandeck-deck': FandeckDeckEventMap
  'fandeck-sign-in': FandeckSignInEventMap
}

type EventsOf<Name> = Name extends keyof EventMaps ? EventMaps[Name] : FandeckElementEventMap

/** The properties of an element besides those of HTML. */
type OwnProps<Element> = Partial<Omit<Element, keyof HTMLElement>>

/** `fandeck-purchased` is `@fandeck-purchased` in a template, and `onFandeckPurchased` in its types. */
type Listeners<Events> = {
  [Name in keyof Events & string as `on${Capitalize<CamelCase<Name>>}`]?: (event: Events[Name]) => unknown
}
type CamelCase<Name> = Name extends `${infer First}-${infer Rest}`
  ? `${First}${Capitalize<CamelCase<Rest>>}`
  : Name

/** The elements by their tags. */
export type FandeckComponents = {
  [Name in Tag]: new () => {
    $props: OwnProps<HTMLElementTagNameMap[Name]> & Listeners<EventsOf<Name>> & HTMLAttributes & PublicProps
  }
}

declare module 'vue' {
  interface GlobalComponents extends FandeckComponents {}
}
