import { useSharing } from '@fandeck/react'
import type { Badge } from '@fandeck/sdk/overview'
import { Share2 } from 'lucide-react'
import { forwardRef } from 'react'
import { Button } from '../primitives/button/Button.tsx'
import { Dialog } from '../primitives/dialog/Dialog.tsx'
import { Image } from '../primitives/image/Image.tsx'
import type { OnOpenChange } from '../primitives/overlay/Overlay.tsx'
import type { HeadedPartProps } from '../primitives/part/Part.tsx'
import { SaveLink } from '../primitives/save-link/SaveLink.tsx'
import { errorSentence } from '../theme/messages.tsx'
import { useBadgeMessages, whatOf } from './use-badge-messages.ts'
import './BadgeDialog.css'

/** The props of the dialog with the pictures of a badge. */
export interface BadgeDialogProps extends Omit<HeadedPartProps, 'role'> {
  open: boolean
  onOpenChange: OnOpenChange
  badge: Badge
}

/**
 * The picture of a badge, to save for a post or a story, and to share where the share sheet takes pictures. Nothing in it
 * names the member.
 *
 * @see D112
 */
export const BadgeDialog = /* @__PURE__ */ forwardRef<HTMLElement, BadgeDialogProps>(function BadgeDialog(
  { open, onOpenChange, badge, ...root },
  ref,
) {
  const messages = useBadgeMessages()
  const { sharesPictures, sharePicture } = useSharing()
  const { title, postImage, storyImage } = badge
  const named = messages['badge.picture']({ title, what: whatOf(messages, badge) })
  return (
    <Dialog
      {...root}
      ref={ref}
      open={open}
      onOpenChange={onOpenChange}
      title={named}
      description={messages['badge.message']}
      actions={
        <>
          <Button kind="secondary" onClick={() => onOpenChange(false, { reason: 'done' })}>
            {messages['common.close']}
          </Button>
          {sharesPictures && (
            <Button
              loading={sharePicture.isPending}
              onClick={() => sharePicture.mutate({ image: postImage, title: named, fileName: 'badge.jpg' })}
            >
              <Share2 size={20} aria-hidden /> {messages['share.title']}
            </Button>
          )}
        </>
      }
    >
      <div className="fandeck-badge-dialog">
        {/* Asked for as the share sheet's file is, so that a press finds it in the cache. */}
        <Image
          className="fandeck-badge-dialog__picture"
          crossOrigin="anonymous"
          loading="eager"
          shownWidth={240}
          src={postImage}
          alt={named}
        />
        {sharePicture.error && <p role="alert">{errorSentence(messages, sharePicture.error)}</p>}
        <div className="fandeck-badge-dialog__pair">
          <SaveLink href={postImage} label={messages['badge.save.post']} />
          <SaveLink href={storyImage} label={messages['badge.save.story']} />
        </div>
      </div>
    </Dialog>
  )
})
