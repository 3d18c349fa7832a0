import type { FandeckError } from '@fandeck/sdk'
import type { CSSProperties, Key, ReactNode, Ref } from 'react'

/** The events of every element. */
export interface FandeckElementEventMap {
  /** The element is connected and rendered for the first time. */
  'fandeck-ready': CustomEvent<null>
  /**
   * An error: an invalid attribute, a failed sign-in, code that did not load, or a reply of the server that cannot be read. For the last,
   * `error.details` has the `endpoint` and the `field`; `http/dropped` is a row that a list is shown without.
   */
  'fandeck-error': CustomEvent<{ code: FandeckError['code']; error: FandeckError }>
  /** A session has begun, in this tab or another. */
  'fandeck-signed-in': CustomEvent<null>
  /** The session has ended. */
  'fandeck-signed-out': CustomEvent<{ reason: string }>
}

/** The events of an element whose fan may have to sign in. */
export interface FandeckSignInEventMap extends FandeckElementEventMap {
  /** The fan must sign in; opens the window of `login-origin` unless prevented. */
  'fandeck-sign-in-request': CustomEvent<null>
}

/** The events of an element that opens over the page. */
export interface FandeckOverlayEventMap extends FandeckElementEventMap {
  /** Emitted before it opens or closes itself, which then follows; `preventDefault()` keeps the state. */
  'fandeck-open-request': CustomEvent<{ open: boolean; reason: string }>
  /** It has opened. */
  'fandeck-opened': CustomEvent<{ reason: string }>
  /** It has closed. */
  'fandeck-closed': CustomEvent<{ reason: string }>
}

/** Dispatches an event that bubbles out of the shadow root; returns `false` if a listener prevented it. */
export type Emit<Events = FandeckElementEventMap> = <Name extends keyof Events & string>(
  event: Name,
  detail?: Events[Name] extends CustomEvent<infer Detail> ? Detail : never,
) => boolean

/** The attributes of an element, each with its kind. */
export type AttributeKinds = Readonly<
  Record<string, StringConstructor | NumberConstructor | BooleanConstructor>
>

type CamelCase<Name> = Name extends `${infer First}-${infer Rest}`
  ? `${First}${Capitalize<CamelCase<Rest>>}`
  : Name
type ValueOf<Kind> = Kind extends BooleanConstructor
  ? boolean
  : (Kind extends NumberConstructor ? number : string) | undefined

/** The properties of the attributes: `drop-id` is `dropId`. */
export type PropertiesOf<Kinds> = {
  -readonly [Name in keyof Kinds as CamelCase<Name> & string]: ValueOf<Kinds[Name]>
}

/** The URLs of every element, which `configure` sets for the whole page. */
export interface AddressProperties {
  marketUrl: string | undefined
  mainUrl: string | undefined
  cdnUrl: string | undefined
  authUrl: string | undefined
  walletOrigin: string | undefined
  /** @defaultValue 'fandeck:session' */
  storageKey: string | undefined
  /** The parts that the shop goes without, separated by commas. */
  disabledParts: string | undefined
}

/** The properties of every element that have no attribute. */
export interface MessagesProperty {
  /** Own messages by their keys; the others stay those of the language. */
  messages: Readonly<Record<string, unknown>> | undefined
}

/** An element with typed events. */
export interface FandeckElement<Events> extends HTMLElement, MessagesProperty {
  /** Listens to an event of the element, with the type of its `detail`. */
  addEventListener<Name extends keyof Events & string>(
    type: Name,
    listener: (event: Events[Name]) => void,
    options?: boolean | AddEventListenerOptions,
  ): void
  /** Listens to an event of HTML. */
  addEventListener<Name extends keyof HTMLElementEventMap>(
    type: Name,
    listener: (event: HTMLElementEventMap[Name]) => void,
    options?: boolean | AddEventListenerOptions,
  ): void
  /** Listens to any other event. */
  addEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ): void
}

/** The props of an element in React's JSX: properties, `class` and `onfandeck-…` listeners (React 19). */
export type ElementJsx<Instance extends HTMLElement, Events> = Partial<
  Omit<Instance, keyof HTMLElement | 'addEventListener'>
> & {
  [Name in keyof Events & string as `on${Name}`]?: (event: Events[Name]) => void
} & {
  key?: Key | null | undefined
  ref?: Ref<Instance> | undefined
  id?: string | undefined
  className?: string | undefined
  style?: CSSProperties | undefined
  lang?: string | undefined
  hidden?: boolean | undefined
  debug?: boolean | undefined
  children?: ReactNode
  [attribute: `${string}-${string}`]: unknown
}
