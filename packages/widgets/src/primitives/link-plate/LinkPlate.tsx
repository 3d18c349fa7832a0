import { forwardRef, useRef, useState } from 'react'
import { useMessagesOf } from '../../theme/messages.tsx'
import { Button } from '../button/Button.tsx'
import { Part, type PartProps } from '../part/Part.tsx'
import { QrCode } from '../qr-code/QrCode.tsx'
import { koLinkPlate } from './messages.ko.ts'
import './LinkPlate.css'

/** The props of the plate. */
export interface LinkPlateProps extends PartProps {
  /** The absolute address. */
  link: string
}

/**
 * A link as a QR code and as a text, which can be selected where a browser has no clipboard, such as inside another app.
 *
 * @see D108
 */
export const LinkPlate = /* @__PURE__ */ forwardRef<HTMLElement, LinkPlateProps>(function LinkPlate(
  { link, ...root },
  ref,
) {
  const messages = useMessagesOf(koLinkPlate)
  const [note, setNote] = useState<'copied' | 'byHand'>()
  const address = useRef<HTMLParagraphElement>(null)

  async function copy() {
    try {
      await navigator.clipboard.writeText(link)
      setNote('copied')
    } catch {
      if (address.current) getSelection()?.selectAllChildren(address.current)
      setNote('byHand')
    }
  }

  return (
    <Part base="fandeck-link-plate" {...root} ref={ref}>
      <QrCode style={{ justifySelf: 'center' }} value={link} width={184} label={messages['linkPlate.qr']} />
      <p className="fandeck-link-plate__address fandeck-caption" translate="no" ref={address}>
        {link}
      </p>
      <Button block kind="secondary" size={44} onClick={() => void copy()}>
        {messages['linkPlate.copy']}
      </Button>
      <p className="fandeck-caption" role="status">
        {note && messages[`linkPlate.${note}`]}
      </p>
    </Part>
  )
})
