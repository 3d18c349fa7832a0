import { type ClaimedCard, FandeckError, parseCodeFormat, type ScanRefusal } from '@fandeck/sdk'
import { createElementClass } from '../element/create-element.tsx'
import type { FandeckOverlayEventMap } from '../element/element-types.ts'
import { openState } from '../element/open-state.ts'
import { OcrScanner } from './OcrScanner.tsx'
import { scannerTag } from './scanner.tag.ts'

/** The events of `<fandeck-scanner>`. */
export interface FandeckScannerEventMap extends FandeckOverlayEventMap {
  /** The card of the code belongs to the member now. */
  'fandeck-claimed': CustomEvent<{ card: ClaimedCard }>
  /**
   * The server has refused the code; with `close-on-refusal` only, otherwise the scanner shows the message itself.
   */
  'fandeck-refused': CustomEvent<ScanRefusal>
  /** With `deck-link`, the fan wants to see the card in their deck. Your page leads there. */
  'fandeck-deck-request': CustomEvent<{ card: ClaimedCard }>
}

/**
 * `<fandeck-scanner open minting-id="1" market-url="https://api.example">`; open while the property `open` is true.
 * `code-format="10+2"` describes the codes of its minting when they differ from the default.
 *
 * @see FandeckScannerEventMap for its events
 */
export const FandeckScannerElement = /* @__PURE__ */ createElementClass<
  FandeckScannerEventMap,
  (typeof scannerTag)['attributes']
>({
  ...scannerTag,
  english: () => import('./scanner.element.en.ts'),
  render: ({ open, mintingId, codeFormat, autoCapture, deckLink, closeOnRefusal }, emit, set) => {
    if (Number.isNaN(mintingId))
      throw new FandeckError('config/invalid', 'Set minting-id to the number of a series, or leave it out.')
    return (
      <OcrScanner
        open={open}
        onOpenChange={openState(emit, set)}
        mintingId={mintingId}
        codeFormat={codeFormat === undefined ? undefined : parseCodeFormat(codeFormat)}
        autoCapture={autoCapture}
        onSuccess={(card) => emit('fandeck-claimed', { card })}
        onViewDeck={deckLink ? (card) => emit('fandeck-deck-request', { card }) : undefined}
        onCancel={closeOnRefusal ? (refusal) => emit('fandeck-refused', refusal) : undefined}
      />
    )
  },
})
export type FandeckScannerElement = InstanceType<typeof FandeckScannerElement>
