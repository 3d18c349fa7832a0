import { useCampaignState, useFandeck, useSession, useSharing } from '@fandeck/react'
import { type FormationSection, sectionIdOf, shareFormation } from '@fandeck/sdk/campaigns'
import type { ShareTarget } from '@fandeck/sdk/sharing'
import { Button, Dialog, useToast } from '@fandeck/widgets'
import { useMutation } from '@tanstack/react-query'
import { Link, Share2 } from 'lucide-react'
import { useState } from 'react'
import { useMessages } from '../../messages/use-messages.ts'
import { useLocation } from '../../router/Router.tsx'
import { useSite } from '../../site-context.ts'
import { SharedPicture } from './SharedPicture.tsx'
import { sharedPath } from './shared-formation.ts'

export interface FormationShareProps {
  slug: string
  section: FormationSection
  /** The title of the shared page. */
  title: string
}

/**
 * Shares the saved formation of a member: only this button makes it public. The dialog shows the picture before the
 * link leaves the device (D27).
 */
export function FormationShare({ slug, section, title }: FormationShareProps) {
  const fandeck = useFandeck()
  const messages = useMessages()
  const toast = useToast()
  const { site } = useSite()
  const { pathname } = useLocation()
  const loggedIn = useSession((session) => session.loggedIn)
  const { data: state } = useCampaignState({ slug, query: { enabled: loggedIn } })
  const { targets, share } = useSharing()
  const [open, setOpen] = useState(false)
  const board = sectionIdOf(section)
  const saved = loggedIn && state?.formations.some((one) => one.board === board)
  const publish = useMutation({
    mutationFn: () => shareFormation(fandeck, { slug, board }),
    onSuccess: () => setOpen(true),
    onError: () => toast.show(messages['formation.share.failed'], { kind: 'error' }),
  })
  const shared = publish.data

  async function send(target: ShareTarget): Promise<void> {
    if (!shared) return
    const url = site + sharedPath(pathname, shared.shareKey)
    try {
      await share.mutateAsync({ target, url, title, image: shared.image })
      if (target === 'link') toast.show(messages['formation.share.copied'])
    } catch {
      toast.show(messages['formation.share.unsent'], { kind: 'error' })
    }
  }

  if (!saved) return null
  const native = targets.includes('native')
  return (
    <section className="fandeck-board site-campaign__share" data-ground="stage">
      <Button block kind="secondary" loading={publish.isPending} onClick={() => publish.mutate()}>
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
        {shared && <SharedPicture src={shared.image} alt={messages['formation.share.mine']} />}
      </Dialog>
    </section>
  )
}
