import { FandeckProvider, useFandeck } from '@fandeck/react'
import { isFandeckError } from '@fandeck/sdk'
import { type ReactNode, StrictMode, useEffect } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { OverlayRootContext } from '../primitives/overlay/overlay-root.ts'
import base from '../theme/base.css?inline'
import { adoptStyles, sheetOf } from '../theme/styles.ts'
import tokens from '../theme/tokens.css?inline'
import { clientFor } from './element-config.ts'
import { readAttributes, reflect, upgrade } from './element-properties.ts'
import type {
  AddressProperties,
  AttributeKinds,
  Emit,
  FandeckElement,
  FandeckElementEventMap,
  PropertiesOf,
} from './element-types.ts'

/** The definition of an element. */
export interface ElementDefinition<Events, Kinds extends AttributeKinds> {
  /** `fandeck-…`. */
  tag: string
  /** Attributes besides the base URLs, each with its kind; each is also a property, such as `dropId` for `drop-id`. */
  attributes: Kinds
  /** Renders the element for its attributes; throws a FandeckError if one is invalid. `set` changes properties. */
  render(
    attributes: PropertiesOf<Kinds>,
    emit: Emit<Events & FandeckElementEventMap>,
    set: (properties: Partial<PropertiesOf<Kinds>>) => void,
  ): ReactNode
}

/** A class of custom elements; importing it registers nothing. */
export interface FandeckElementClass<Instance extends HTMLElement = HTMLElement> {
  new (): Instance
  readonly prototype: Instance
  /** Registers the element under its tag, once. */
  define(registry?: CustomElementRegistry): void
}

const ADDRESSES = {
  'market-url': String,
  'main-url': String,
  'cdn-url': String,
  'auth-url': String,
  'wallet-origin': String,
  'storage-key': String,
}

// `all: initial` stops the inherited styles of the page, but not its custom properties and colour scheme.
const RESET = 'all: initial; display: block; color-scheme: inherit; height: 100%'

/** Adopts the tokens into the document, where a brand overrides them, and the styles into the shadow root. */
function adopt(root: ShadowRoot): () => void {
  root.adoptedStyleSheets = [sheetOf(base)]
  const page = root.ownerDocument
  if (!page.adoptedStyleSheets.includes(sheetOf(tokens))) page.adoptedStyleSheets.unshift(sheetOf(tokens))
  return adoptStyles(root)
}

/** Emits `fandeck-ready` and the events of the session. */
function Told({ emit, ready, children }: { emit: Emit; ready(): void; children: ReactNode }) {
  const { on } = useFandeck()
  useEffect(ready, [ready])
  useEffect(() => {
    const stops = [
      on('session:login', () => emit('fandeck-signed-in')),
      on('session:logout', ({ reason }) => emit('fandeck-signed-out', { reason })),
    ]
    return () => {
      for (const stop of stops) stop()
    }
  }, [on, emit])
  return children
}

// The module can be imported without a browser.
const Base: typeof HTMLElement = globalThis.HTMLElement ?? class {}

/**
 * Returns a class of custom elements for a React component, with an open shadow root, the registered styles, attributes
 * as props, and overlays inside the shadow root.
 */
export function createElementClass<Events, Kinds extends AttributeKinds>({
  tag,
  attributes,
  render,
}: ElementDefinition<Events, Kinds>): FandeckElementClass<
  FandeckElement<Events & FandeckElementEventMap> & PropertiesOf<Kinds> & AddressProperties
> {
  const kinds = { ...attributes, ...ADDRESSES }

  class Element extends Base {
    static readonly observedAttributes = Object.keys(kinds)
    #root: Root | undefined
    #overlays: HTMLElement | undefined
    #release: (() => void) | undefined
    #mistake: string | undefined
    #isReady = false

    static define(registry: CustomElementRegistry = customElements): void {
      if (!registry.get(tag)) registry.define(tag, Element)
    }

    connectedCallback(): void {
      if (!this.#root) {
        upgrade(this, kinds)
        const shadow = this.shadowRoot ?? this.attachShadow({ mode: 'open' })
        this.#release = adopt(shadow)
        const reset = shadow.appendChild(document.createElement('div'))
        reset.style.cssText = RESET
        const host = reset.appendChild(document.createElement('div'))
        this.#overlays = reset.appendChild(document.createElement('div'))
        this.#root = createRoot(host)
      }
      this.#draw()
    }

    disconnectedCallback(): void {
      // A move in the DOM disconnects and reconnects synchronously; unmount only if still detached a microtask later.
      queueMicrotask(() => {
        if (this.isConnected) return
        this.#root?.unmount()
        this.#root = undefined
        this.#release?.()
        this.shadowRoot?.replaceChildren()
      })
    }

    attributeChangedCallback(): void {
      if (this.isConnected) this.#draw()
    }

    #emit = (type: string, detail?: unknown) =>
      this.dispatchEvent(
        new CustomEvent(type, {
          detail,
          bubbles: true,
          composed: true,
          cancelable: type.endsWith('-request'),
        }),
      )

    #ready = () => {
      if (!this.#isReady) this.#emit('fandeck-ready')
      this.#isReady = true
    }

    #draw(): void {
      try {
        this.#root?.render(this.#content())
        this.#mistake = undefined
      } catch (error) {
        this.#root?.render(null)
        if (!isFandeckError(error)) throw error
        // Reported once until it is corrected.
        if (this.#mistake === error.message) return
        this.#mistake = error.message
        // biome-ignore lint/suspicious/noConsole: for the page's developer
        console.error(`<${tag}>: ${error.message}`)
        this.#emit('fandeck-error', { code: error.code, error })
      }
    }

    #content(): ReactNode {
      const { fandeck, queryClient } = clientFor(readAttributes(this, ADDRESSES))
      const values = readAttributes(this, attributes) as PropertiesOf<Kinds>
      return (
        <StrictMode>
          <OverlayRootContext.Provider value={this.#overlays ?? null}>
            <FandeckProvider fandeck={fandeck} queryClient={queryClient}>
              <Told emit={this.#emit} ready={this.#ready}>
                {render(values, this.#emit, (properties) => Object.assign(this, properties))}
              </Told>
            </FandeckProvider>
          </OverlayRootContext.Provider>
        </StrictMode>
      )
    }
  }

  reflect(Element.prototype, kinds)
  return Element as unknown as ReturnType<typeof createElementClass<Events, Kinds>>
}
