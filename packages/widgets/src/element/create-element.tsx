import { FandeckProvider } from '@fandeck/react'
import type { FandeckOptions } from '@fandeck/sdk'
import { type ReactNode, StrictMode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { OverlayRootContext } from '../primitives/overlay/overlay-root.ts'
import base from '../theme/base.css?inline'
import { adoptStyles, sheetOf } from '../theme/styles.ts'
import tokens from '../theme/tokens.css?inline'
import { clientFor } from './element-config.ts'

/** Sends a CustomEvent that bubbles and leaves the shadow root; `false` when a listener prevented the default. */
export type Emit = (event: string, detail?: unknown) => boolean

/** Sets an attribute of the element itself; `undefined` takes it away. */
export type SetAttribute = (name: string, value: string | undefined) => void

/** Whether an attribute without a value is there; `false` as a text is not. */
export const isOn = (value: string | undefined): boolean => value !== undefined && value !== 'false'

/** How a component becomes an element. */
export interface ElementDefinition {
  /** `fandeck-…`. */
  tag: string
  /** Attributes besides the addresses; each is a property as well: `drop-id` is `dropId`. */
  attributes: readonly string[]
  /** What to show for the attributes as they are; an absent one is `undefined`. */
  render(attributes: Record<string, string | undefined>, emit: Emit, set: SetAttribute): ReactNode
}

/** A class of custom elements that registers nothing by itself. */
export interface FandeckElementClass extends CustomElementConstructor {
  /** Registers the element under its tag, once. */
  define(registry?: CustomElementRegistry): void
}

const ADDRESSES: Record<string, keyof FandeckOptions> = {
  'market-url': 'marketUrl',
  'main-url': 'mainUrl',
  'cdn-url': 'cdnUrl',
  'auth-url': 'authUrl',
  'wallet-origin': 'walletOrigin',
  'storage-key': 'storageKey',
}

// The page's inherited rules stop at the first element inside; its custom properties and colour scheme come through.
const RESET = 'all: initial; display: block; color-scheme: inherit; height: 100%'

const camelCase = (name: string) => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())

/** The tokens stand on the document, where a brand overrides them; the parts follow what all of them stand on. */
function adopt(root: ShadowRoot): () => void {
  root.adoptedStyleSheets = [sheetOf(base)]
  const page = root.ownerDocument
  if (!page.adoptedStyleSheets.includes(sheetOf(tokens))) page.adoptedStyleSheets.unshift(sheetOf(tokens))
  return adoptStyles(root)
}

// Importing must work where there is no browser.
const Base: typeof HTMLElement = globalThis.HTMLElement ?? class {}

/**
 * Makes a class of custom elements from a React component: open shadow root, the registered styles, attributes as
 * props, overlays inside the root.
 */
export function createElementClass({ tag, attributes, render }: ElementDefinition): FandeckElementClass {
  const observed = [...attributes, ...Object.keys(ADDRESSES)]

  class FandeckElement extends Base {
    static readonly observedAttributes = observed
    #root: Root | undefined
    #overlays: HTMLElement | undefined
    #release: (() => void) | undefined

    static define(registry: CustomElementRegistry = customElements): void {
      if (!registry.get(tag)) registry.define(tag, FandeckElement)
    }

    connectedCallback(): void {
      if (!this.#root) {
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
      // A move disconnects and connects again in one turn: only what is still away afterwards has left.
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

    #read = (name: string) => this.getAttribute(name) ?? undefined

    #emit: Emit = (event, detail) =>
      this.dispatchEvent(new CustomEvent(event, { detail, bubbles: true, composed: true, cancelable: true }))

    #set: SetAttribute = (name, value) =>
      value === undefined ? this.removeAttribute(name) : this.setAttribute(name, value)

    #draw(): void {
      const addresses = Object.entries(ADDRESSES)
        .map(([attribute, option]) => [option, this.#read(attribute)] as const)
        .filter(([, value]) => value !== undefined)
      const { fandeck, queryClient } = clientFor(Object.fromEntries(addresses))
      const values = Object.fromEntries(attributes.map((name) => [camelCase(name), this.#read(name)]))
      this.#root?.render(
        <StrictMode>
          <OverlayRootContext.Provider value={this.#overlays ?? null}>
            <FandeckProvider fandeck={fandeck} queryClient={queryClient}>
              {render(values, this.#emit, this.#set)}
            </FandeckProvider>
          </OverlayRootContext.Provider>
        </StrictMode>,
      )
    }
  }

  for (const name of observed) {
    Object.defineProperty(FandeckElement.prototype, camelCase(name), {
      get(this: HTMLElement) {
        return this.getAttribute(name) ?? undefined
      },
      set(this: HTMLElement, value: unknown) {
        if (value === undefined || value === null) this.removeAttribute(name)
        else this.setAttribute(name, String(value))
      },
    })
  }
  return FandeckElement
}
