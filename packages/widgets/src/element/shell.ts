// The part of an element that needs no React: `fandeck.js` defines it before the element's own script has loaded.
import { reflect, upgrade } from './element-properties.ts'
import type { AttributeKinds } from './element-types.ts'

/** What renders a connected element. */
export interface Rendering {
  /** Called when the element is connected, and when an attribute or `messages` changes. */
  draw(): void
  /** Called when the element has left the page. */
  end(): void
}

/** Begins to render an element. */
export type Mount = (element: HTMLElement) => Rendering

/** A tag and its attributes, each with its kind. */
export interface TagFacts<Kinds extends AttributeKinds = AttributeKinds> {
  /** `fandeck-…`. */
  tag: string
  /** Attributes besides the base URLs, each with its kind; each is also a property, such as `dropId` for `drop-id`. */
  attributes: Kinds
}

declare const FANDECK_VERSION: string | undefined
/** The builds of the elements define the version. */
const VERSION = typeof FANDECK_VERSION === 'undefined' ? '' : FANDECK_VERSION

// The module can be imported without a browser.
const Base: typeof HTMLElement = globalThis.HTMLElement ?? class {}

/**
 * Returns a class of elements that renders nothing itself. It calls `begin` with each connected element, and again on
 * a change of an attribute, until `begin` has passed a `Mount`.
 */
export function createShell(
  kinds: AttributeKinds,
  begin: (element: HTMLElement, mounted: (mount: Mount) => void) => void,
): CustomElementConstructor & { readonly prototype: HTMLElement } {
  class Shell extends Base {
    static readonly observedAttributes = [...Object.keys(kinds), 'lang']
    static readonly fandeckVersion = VERSION
    #rendering: Rendering | undefined
    #messages: unknown

    get messages(): unknown {
      return this.#messages
    }

    set messages(messages: unknown) {
      this.#messages = messages
      this.attributeChangedCallback()
    }

    connectedCallback(): void {
      if (!this.#rendering) upgrade(this, [...Object.keys(kinds), 'messages'])
      this.#draw()
    }

    disconnectedCallback(): void {
      // A move in the DOM disconnects and reconnects synchronously; end only if still detached a microtask later.
      queueMicrotask(() => {
        if (this.isConnected) return
        this.#rendering?.end()
        this.#rendering = undefined
      })
    }

    attributeChangedCallback(): void {
      if (this.isConnected) this.#draw()
    }

    #draw(): void {
      if (this.#rendering) this.#rendering.draw()
      else
        begin(this, (mount) => {
          if (this.#rendering || !this.isConnected) return
          this.#rendering = mount(this)
          this.#rendering.draw()
        })
    }
  }

  reflect(Shell.prototype, kinds)
  return Shell
}

/**
 * Registers an element under its tag; does nothing on a server. The first one stays; warns if that is of another version
 * or another script.
 */
export function defineTag(
  tag: string,
  element: CustomElementConstructor,
  registry: CustomElementRegistry | undefined = globalThis.customElements,
): void {
  if (!registry) return
  const known = registry.get(tag)
  if (!known) {
    registry.define(tag, element)
    return
  }
  const version: unknown = Reflect.get(known, 'fandeckVersion')
  if (version === VERSION) return
  const owner = version === undefined ? 'another script' : `Fandeck ${version}`
  // biome-ignore lint/suspicious/noConsole: for the page's developer
  console.warn(`<${tag}> is defined already, by ${owner}. This is Fandeck ${VERSION}; load one version.`)
}
