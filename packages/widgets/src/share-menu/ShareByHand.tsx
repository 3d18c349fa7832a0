import { feedAddress, type ShareContent } from '@fandeck/sdk/sharing'
import { Hash } from 'lucide-react'
import { Button } from '../primitives/button/Button.tsx'
import { Dialog } from '../primitives/dialog/Dialog.tsx'
import { LinkPlate } from '../primitives/link-plate/LinkPlate.tsx'
import { useShareMessages } from './use-share-messages.ts'

/** The props of the dialog. */
interface ShareByHandProps {
  open: boolean
  onOpenChange(open: boolean): void
  content: ShareContent
}

/** What remains where a browser has neither a clipboard nor windows: the address, its QR, and the feed in this tab. */
export function ShareByHand({ content, ...dialog }: ShareByHandProps) {
  const messages = useShareMessages()
  return (
    <Dialog
      {...dialog}
      title={messages['share.title']}
      description={messages['share.byHand']}
      actions={
        <>
          <Button kind="secondary" size={44} onClick={() => dialog.onOpenChange(false)}>
            {messages['common.close']}
          </Button>
          <a className="fandeck-button" data-kind="outline" data-size={44} href={feedAddress(content)}>
            <span className="fandeck-button__label">
              <Hash size={18} aria-hidden />
              {messages['share.feed']}
            </span>
          </a>
        </>
      }
    >
      <LinkPlate link={content.url} />
    </Dialog>
  )
}
