import { useCardShare, useEndCardShare, useSetCardShare, useSharing } from '@fandeck/react'
import type { CardCopy } from '@fandeck/sdk/cards'
import { Link, Share2 } from 'lucide-react'
import { forwardRef, useState } from 'react'
import { Button } from '../primitives/button/Button.tsx'
import { Dialog } from '../primitives/dialog/Dialog.tsx'
import { LazyPart } from '../primitives/lazy/LazyPart.tsx'
import type { OnOpenChange } from '../primitives/overlay/Overlay.tsx'
import type { HeadedPartProps } from '../primitives/part/Part.tsx'
import { Switch } from '../primitives/switch/Switch.tsx'
import { useToast } from '../primitives/toast/ToastProvider.tsx'
import { useShareCard } from '../share-menu/use-share-card.ts'
import { errorSentence } from '../theme/messages.tsx'
import { useCardPageMessages } from './use-card-page-messages.ts'
import './CardShareDialog.css'

const loadPlate = () => import('../primitives/link-plate/LinkPlate.tsx')

/** The props of the dialog that shares a card. */
export interface CardShareDialogProps extends Omit<HeadedPartProps, 'role'> {
  open: boolean
  onOpenChange: OnOpenChange
  /** A copy of the member. */
  card: Pick<CardCopy, 'cardId' | 'edition'> & { cardName: string }
  /** Returns the absolute address of your page that shows the card of a key. */
  hrefOf(shareKey: string): string
}

/**
 * Makes the link of a member's card, shares it and ends it: only its button makes the card public, and the name of the
 * member is shown as the member wishes. Needs a `ToastProvider`.
 *
 * @see D103
 */
export const CardShareDialog = /* @__PURE__ */ forwardRef<HTMLElement, CardShareDialogProps>(
  function CardShareDialog({ open, onOpenChange, card, hrefOf, ...root }, ref) {
    const { cardId, edition } = card
    const messages = useCardPageMessages()
    const toast = useToast()
    const [blocked, setBlocked] = useState<{ url: string }>()
    const send = useShareCard({ onBlocked: setBlocked })
    const native = useSharing().targets.includes('native')
    const link = useCardShare({ cardId, edition, query: { enabled: open } })
    const setShare = useSetCardShare()
    const endShare = useEndCardShare()
    const [wish, setWish] = useState(false)
    const share = link.data
    const showsName = setShare.isPending ? setShare.variables.showsName : (share?.showsName ?? wish)
    const busy = link.isPending || setShare.isPending || endShare.isPending

    async function attempt(work: () => Promise<unknown>): Promise<void> {
      try {
        await work()
        await link.refetch({ cancelRefetch: false })
      } catch (error) {
        toast.show(errorSentence(messages, error), { kind: 'error' })
      }
    }
    const make = (showsName: boolean) => attempt(() => setShare.mutateAsync({ cardId, edition, showsName }))
    const end = () =>
      attempt(async () => {
        await endShare.mutateAsync({ cardId, edition })
        setWish(false)
        toast.show(messages['cardShare.ended'])
      })
    function change(checked: boolean): void {
      setWish(checked)
      if (share) void make(checked)
    }

    return (
      <Dialog
        {...root}
        ref={ref}
        open={open}
        onOpenChange={onOpenChange}
        title={messages['cardShare.title']}
        description={messages[share ? 'cardShare.made' : 'cardShare.message']}
        actions={
          <>
            <Button
              kind="secondary"
              disabled={Boolean(share) && busy}
              onClick={() => (share ? void end() : onOpenChange(false, { reason: 'done' }))}
            >
              {messages[share ? 'cardShare.end' : 'common.close']}
            </Button>
            {share ? (
              <Button onClick={() => void send(card, hrefOf(share.shareKey))}>
                {native ? <Share2 size={20} aria-hidden /> : <Link size={20} aria-hidden />}
                {messages[native ? 'share.title' : 'cardShare.copy']}
              </Button>
            ) : (
              <Button loading={busy && !link.isError} onClick={() => void make(wish)}>
                {messages['cardShare.make']}
              </Button>
            )}
          </>
        }
      >
        <div className="fandeck-card-share__name">
          <Switch checked={showsName} disabled={busy} onChange={({ target }) => change(target.checked)}>
            {messages['cardShare.name']}
          </Switch>
        </div>
        {share && blocked?.url === hrefOf(share.shareKey) && (
          <LazyPart load={loadPlate} attempt={blocked}>
            {({ LinkPlate }) => <LinkPlate link={blocked.url} />}
          </LazyPart>
        )}
      </Dialog>
    )
  },
)
