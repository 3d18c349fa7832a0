import { FandeckError } from '@fandeck/sdk'
import { type ClaimedCard, type CodeFormat, parseCodeFormat, type ScanRefusal } from '@fandeck/sdk/claims'
import { createElementClass } from '../element/create-element.tsx'
import type {
  Emit,
  FandeckOverlayEventMap,
  FandeckSignInEventMap,
  PropertiesOf,
} from '../element/element-types.ts'
import { openState } from '../element/open-state.ts'
import { useSignInWindow } from '../sign-in-window/use-sign-in-window.tsx'
import { OcrScanner } from './OcrScanner.tsx'
import { scannerTag } from './scanner.tag.ts'

/** The events of `<fandeck-scanner>`. */
export interface FandeckScannerEventMap extends FandeckOverlayEventMap, FandeckSignInEventMap {
  /** The card of the code belongs to the member now. */
  'fandeck-claimed': CustomEvent<{ card: ClaimedCard }>
  /**
   * The server has refused the code; with `close-on-refusal` only, otherwise the scanner shows the message itself.
   */
  'fandeck-refused': CustomEvent<ScanRefusal>
  /**
   * With `deck-link`, the fan wants to see the card in their deck; opens that of `login-origin` unless prevented. A code
   * that they have claimed before names no card.
   */
  'fandeck-deck-request': CustomEvent<{ card: ClaimedCard | undefined }>
}

type Attributes = (typeof scannerTag)['attributes']

const loadSignIn = () => import('../sign-in-window/SignInNote.tsx')

interface ScannerElementProps {
  attributes: PropertiesOf<Attributes>
  codeFormat: CodeFormat | undefined
  emit: Emit<FandeckScannerEventMap>
  set(properties: { open: boolean }): void
}

function ScannerElement({ attributes, codeFormat, emit, set }: ScannerElementProps) {
  const { open, mintingId, autoCapture, live, deckLink, closeOnRefusal, loginOrigin } = attributes
  const signIn = useSignInWindow(loginOrigin, emit, loadSignIn)
  return (
    <OcrScanner
      open={open}
      onOpenChange={openState(emit, set)}
      mintingId={mintingId}
      codeFormat={codeFormat}
      autoCapture={autoCapture}
      live={live === 'off' ? 'off' : 'on'}
      onSuccess={(card) => emit('fandeck-claimed', { card })}
      onViewDeck={
        deckLink ? (card) => emit('fandeck-deck-request', { card }) && signIn.visit('/mypage') : undefined
      }
      onCancel={closeOnRefusal ? (refusal) => emit('fandeck-refused', refusal) : undefined}
      // A page that asks for refusals has its own answer to this one, unless it names the main site.
      onSignIn={closeOnRefusal && !loginOrigin ? undefined : signIn.open}
      signInNote={signIn.note}
      keptInline
    />
  )
}

/**
 * `<fandeck-scanner open minting-id="1" market-url="https://api.example" login-origin="https://fandeck.example">`; open
 * while the property `open` is true. `code-format="10+2"` describes the codes of its minting when they differ from the
 * default.
 *
 * @see FandeckScannerEventMap for its events
 */
export const FandeckScannerElement = /* @__PURE__ */ createElementClass<FandeckScannerEventMap, Attributes>(
  scannerTag,
  {
    english: () => import('./scanner.element.en.ts'),
    render(attributes, emit, set) {
      const { mintingId } = attributes
      if (Number.isNaN(mintingId))
        throw new FandeckError('config/invalid', 'Set minting-id to the number of a series, or leave it out.')
      const codeFormat =
        attributes.codeFormat === undefined ? undefined : parseCodeFormat(attributes.codeFormat)
      return <ScannerElement {...{ attributes, codeFormat, emit, set }} />
    },
  },
)
export type FandeckScannerElement = InstanceType<typeof FandeckScannerElement>
