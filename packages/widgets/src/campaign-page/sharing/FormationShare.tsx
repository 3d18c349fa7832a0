import { useCampaignState, useSession, useShareFormation, useSharing } from '@fandeck/react'
import { type FormationSection, sectionIdOf } from '@fandeck/sdk/campaigns'
import type { ShareTarget } from '@fandeck/sdk/sharing'
import { Link, Share2 } from 'lucide-react'
import { forwardRef, useState } from 'react'
import { Button } from '../../primitives/button/Button.tsx'
import { Dialog } from '../../primitives/dialog/Dialog.tsx'
import { Part, type PartProps } from '../../primitives/part/Part.tsx'
import { useToast } from '../../primitives/toast/ToastProvider.tsx'
import { koShare } from '../../share-menu/messages.ko.ts'
import { koCommon } from '../../theme/common.ko.ts'
import { koSharingErrors } from '../../theme/errors/sharing.ko.ts'
import { joined } from '../../theme/joined.ts'
import { errorSentence, useMessagesOf } from '../../theme/messages.tsx'
import { FormationPicture } from './FormationPicture.tsx'
import { koFormationShare } from './messages.ko.ts'
import './FormationShare.css'

const sentences = /* @__PURE__ */ joined(koCommon, koShare, koFormationShare, { errors: koSharingErrors })

/** The props of the share button of a formation. */
export interface FormationShareProps extends PartProps {
  slug: string
  section: FormationSection
  /** The title of the shared page. */
  title: string
  /** Returns the absolute address of your page that shows the formation of a key. */
  urlOf(shareKey: string): string
}

/**
 * Shares the saved formation of a member: only this button makes it public. The dialog shows the picture before the
 * link leaves the device. Needs a `ToastProvider`.
 *
 * @see D27
 */
export const FormationShare = /* @__PURE__ */ forwardRef<HTMLElement, FormationShareProps>(
  function FormationShare({ slug, section, title, urlOf, ...root }, ref) {
    const messages = useMessagesOf(sentences)
    const toast = useToast()
    const loggedIn = useSession((session) => session.loggedIn)
    const { data: state } = useCampaignState({ slug, query: { enabled: loggedIn } })
    const { targets, share } = useSharing()
    const [open, setOpen] = useState(false)
    const publish = useShareFormation({ slug })
    const board = sectionIdOf(section)
    const saved = loggedIn && state?.formations.some((one) => one.board === board)
    const shared = publish.data

    async function make(): Promise<void> {
      try {
        await publish.mutateAsync({ board })
        setOpen(true)
      } catch {
        toast.show(messages['formation.share.failed'], { kind: 'error' })
      }
    }

    async function send(target: ShareTarget): Promise<void> {
      if (!shared) return
      try {
        await share.mutateAsync({ target, url: urlOf(shared.shareKey), title, image: shared.image })
        if (target === 'link') toast.show(messages['share.copied'])
      } catch (error) {
        toast.show(errorSentence(messages, error), { kind: 'error' })
      }
    }

    if (!saved) return null
    const native = targets.includes('native')
    return (
      <Part
        tag="section"
        base="fandeck-root fandeck-board fandeck-formation-share"
        data-ground="stage"
        {...root}
        ref={ref}
      >
        <Button block kind="white" loading={publish.isPending} onClick={() => void make()}>
          <Share2 size={20} aria-hidden /> {messages['formation.share']}
        </Button>
        <Dialog
          open={open}
          onOpenChange={setOpen}
          title={messages['formation.share.title']}
          description={messages['formation.share.description']}
          actions={
            <>
              <Button kind="secondary" onClick={() => setOpen(false)}>
                {messages['formation.share.close']}
              </Button>
              <Button onClick={() => void send(native ? 'native' : 'link')}>
                {native ? <Share2 size={20} aria-hidden /> : <Link size={20} aria-hidden />}
                {messages[native ? 'formation.share.send' : 'formation.share.copy']}
              </Button>
            </>
          }
        >
          {shared && <FormationPicture src={shared.image} alt={messages['formation.share.mine']} />}
        </Dialog>
      </Part>
    )
  },
)
