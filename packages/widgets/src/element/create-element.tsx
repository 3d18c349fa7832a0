import { FandeckProvider, useFandeck } from '@fandeck/react'
import { type FandeckError, isFandeckError } from '@fandeck/sdk'
import { type ReactNode, StrictMode, useCallback, useEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { ReportContext } from '../primitives/lazy/report.ts'
import { OverlayRootContext } from '../primitives/overlay/overlay-root.ts'
import base from '../theme/base.css?inline'
import type { Section } from '../theme/joined.ts'
import { MessagesContext, overlaid } from '../theme/messages.tsx'
import { adoptStyles, sheetOf } from '../theme/styles.ts'
import tokens from '../theme/tokens.css?inline'
import { ADDRESSES } from './addresses.ts'
import { clientFor } from './element-config.ts'
import { readAttributes } from './element-properties.ts'
import type {
  AddressProperties,
  AttributeKinds,
  Emit,
  FandeckElement,
  FandeckElementEventMap,
  PropertiesOf,
} from './element-types.ts'
import { createShell, defineTag, type Mount, type Rendering, type TagFacts } from './shell.ts'

/** The definition of an element besides its tag and its attributes. */
export interface ElementDefinition<Events, Kinds extends AttributeKinds> {
  /** Loads the English messages, for `lang="en"`; without it, the messages stay Korean. */
  english?: (() => Promise<{ english: Section }>) | undefined
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
  /** Registers the element under its tag, once; warns if another version of it is registered. */
  define(registry?: CustomElementRegistry): void
  /** @internal Renders an element that `fandeck.js` has defined. */
  readonly mount: Mount
}

// `all: initial` stops the inherited styles of the page, but not its custom properties and its direction.
const RESET = 'all: initial; direction: ltr; display: block; color-scheme: inherit; height: 100%'

/** Adopts the tokens into the document, where a brand overrides them, and the styles into the shadow root. */
function adopt(root: ShadowRoot): () => void {
  root.adoptedStyleSheets = [sheetOf(base)]
  const page = root.ownerDocument
  if (!page.adoptedStyleSheets.includes(sheetOf(tokens))) page.adoptedStyleSheets.unshift(sheetOf(tokens))
  return adoptStyles(root)
}

/**
 * Emits `fandeck-ready`, the events of the session, what cannot be read of the server's replies (D85), and the failures
 * of parts, for which the page's own content is shown.
 */
function Told({ emit, ready, children }: { emit: Emit; ready(): void; children: ReactNode }) {
  const { on, platform } = useFandeck()
  const [failed, setFailed] = useState(false)
  const report = useCallback(
    (error?: FandeckError) => {
      setFailed(error !== undefined)
      if (!error) return
      platform.logger.warn(error.message)
      emit('fandeck-error', { code: error.code, error })
    },
    [platform, emit],
  )
  useEffect(ready, [ready])
  useEffect(() => {
    const pass = ({ error }: { error: FandeckError }) => emit('fandeck-error', { code: error.code, error })
    const stops = [
      on('session:login', () => emit('fandeck-signed-in')),
      on('session:logout', ({ reason }) => emit('fandeck-signed-out', { reason })),
      on('http:dropped', pass),
      on('http:bad-reply', pass),
    ]
    return () => {
      for (const stop of stops) stop()
    }
  }, [on, emit])
  return (
    <ReportContext.Provider value={report}>
      {children}
      {failed && <slot name="error" />}
    </ReportContext.Provider>
  )
}

/** Whether the page's developer looks at an element: `debug`, or on the own machine unless `debug` is "false". */
function isDeveloped(element: HTMLElement): boolean {
  const debug = element.getAttribute('debug')
  return debug === null ? /localhost$|^127\.|^\[::1/.test(location.hostname) : debug !== 'false'
}

/** Emits `fandeck-ready` once, even if the element leaves the page and comes back. */
const wasReady = /* @__PURE__ */ new WeakSet<HTMLElement>()

/**
 * Returns a class of custom elements for a React component, with an open shadow root, the registered styles, attributes
 * as props, and overlays inside the shadow root. Two parameters, because a spread in the argument of a pure call makes
 * esbuild keep the call: each class would bring the others.
 */
export function createElementClass<Events, Kinds extends AttributeKinds>(
  { tag, attributes }: TagFacts<Kinds>,
  { english: load, render }: ElementDefinition<Events, Kinds>,
): FandeckElementClass<
  FandeckElement<Events & FandeckElementEventMap> & PropertiesOf<Kinds> & AddressProperties
> {
  type Class = ReturnType<typeof createElementClass<Events, Kinds>>

  let english: Section | undefined

  function mount(element: HTMLElement): Rendering {
    const shadow = element.shadowRoot ?? element.attachShadow({ mode: 'open' })
    const release = adopt(shadow)
    // `fandeck.js` says that the script did not load.
    shadow.replaceChildren()
    const reset = shadow.appendChild(document.createElement('div'))
    reset.style.cssText = RESET
    const host = reset.appendChild(document.createElement('div'))
    const overlays = reset.appendChild(document.createElement('div'))
    const root = createRoot(host)
    let mistake: string | undefined

    const emit = (type: string, detail?: unknown) =>
      element.dispatchEvent(
        new CustomEvent(type, {
          detail,
          bubbles: true,
          composed: true,
          cancelable: type.endsWith('-request'),
        }),
      )

    function ready(): void {
      if (!wasReady.has(element)) emit('fandeck-ready')
      wasReady.add(element)
    }

    function content(messages: Section | undefined): ReactNode {
      const { fandeck, queryClient } = clientFor(readAttributes(element, ADDRESSES))
      const values = readAttributes(element, attributes) as PropertiesOf<Kinds>
      return (
        <StrictMode>
          <OverlayRootContext.Provider value={overlays}>
            <FandeckProvider fandeck={fandeck} queryClient={queryClient}>
              <MessagesContext.Provider value={overlaid(messages, Reflect.get(element, 'messages'))}>
                <Told emit={emit} ready={ready}>
                  {render(values, emit, (properties) => Object.assign(element, properties))}
                </Told>
              </MessagesContext.Provider>
            </FandeckProvider>
          </OverlayRootContext.Provider>
        </StrictMode>
      )
    }

    async function advise(stopped: FandeckError | undefined): Promise<void> {
      const { advise } = await import('./development.tsx')
      const box = advise(element, { ...attributes, ...ADDRESSES }, stopped)
      if (stopped && mistake === stopped.message && reset.isConnected) root.render(box)
    }

    /** Of the element, or of its closest ancestor with a language. */
    const isEnglish = () => element.matches(':lang(en)')

    return {
      async draw() {
        // Without an `await` in Korean: the page may read the result at once.
        if (load && !english && isEnglish()) {
          // Korean messages are better than none; the next change tries again.
          const loaded = await load().catch(reportError)
          english ??= loaded?.english
          if (!reset.isConnected) return
        }
        const messages = isEnglish() ? english : undefined
        if (load) reset.lang = messages ? 'en' : 'ko'
        let stopped: FandeckError | undefined
        try {
          root.render(content(messages))
        } catch (error) {
          root.render(<slot name="error" />)
          if (!isFandeckError(error)) throw error
          stopped = error
        }
        const known = mistake
        mistake = stopped?.message
        if (isDeveloped(element)) void advise(stopped)
        // Reported once until it is corrected.
        if (!stopped || mistake === known) return
        // biome-ignore lint/suspicious/noConsole: for the page's developer
        console.error(`<${tag}>: ${mistake}`)
        emit('fandeck-error', { code: stopped.code, error: stopped })
      },
      end() {
        root.unmount()
        release()
        shadow.replaceChildren()
      },
    }
  }

  const Shell = createShell({ ...attributes, ...ADDRESSES }, (_, mounted) => mounted(mount))
  const define = (registry?: CustomElementRegistry) => defineTag(tag, Shell, registry)
  return Object.assign(Shell, { define, mount }) as unknown as Class
}
