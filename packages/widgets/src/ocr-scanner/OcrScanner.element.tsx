import { parseCodeFormat } from '@fandeck/sdk'
import { createElementClass, isOn } from '../element/create-element.tsx'
import { OcrScanner } from './OcrScanner.tsx'

/**
 * `<fandeck-scanner open minting-id="1" market-url="https://api.example">`; it is open while it has the attribute
 * `open`. `code-format="10+2"` tells how its minting's codes are made, where it is not the usual way.
 *
 * Events: `open-change` with `{ open, reason }`, which prevented leaves it as it is; `claimed` with `{ card }`; with
 * `deck-link` also `view-deck` with `{ card }`; with `close-on-refusal` a refusal closes it and is told as `refused`
 * with `{ statusCode, code, error }`, otherwise the scanner says it itself.
 */
export const FandeckScannerElement = createElementClass({
  tag: 'fandeck-scanner',
  attributes: ['open', 'minting-id', 'code-format', 'auto-capture', 'deck-link', 'close-on-refusal'],
  render: ({ open, mintingId, codeFormat, autoCapture, deckLink, closeOnRefusal }, emit, set) => (
    <OcrScanner
      open={isOn(open)}
      onOpenChange={(next, { reason }) => {
        if (emit('open-change', { open: next, reason })) set('open', next ? '' : undefined)
      }}
      mintingId={mintingId === undefined ? undefined : Number(mintingId)}
      codeFormat={codeFormat === undefined ? undefined : parseCodeFormat(codeFormat)}
      autoCapture={isOn(autoCapture)}
      onSuccess={(card) => emit('claimed', { card })}
      onViewDeck={isOn(deckLink) ? (card) => emit('view-deck', { card }) : undefined}
      onCancel={isOn(closeOnRefusal) ? (refusal) => emit('refused', refusal) : undefined}
    />
  ),
})
