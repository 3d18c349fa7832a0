import { PackReveal } from '@fandeck/widgets'
import { useNavigate } from '../../router/Router.tsx'
import { useShareCard } from './use-share-card.ts'

export interface PackOpeningProps {
  open: boolean
  /** The order and its packs; `undefined` while none is chosen. */
  packs: { orderId: string; dropId: number; title: string; amount: number; cardsPerPack: number } | undefined
  onClose(): void
}

/** The opening of an order's packs on a page of the member; its end is my page with the new cards (D79). */
export function PackOpening({ open, packs, onClose }: PackOpeningProps) {
  const navigate = useNavigate()
  const onShare = useShareCard(packs ? `/drops/${packs.dropId}` : '/')
  return (
    <PackReveal
      open={open}
      orderId={packs?.orderId}
      count={packs?.amount ?? 1}
      cardsPerPack={packs?.cardsPerPack}
      packName={packs?.title}
      onShare={onShare}
      onClose={onClose}
      onDone={() => {
        onClose()
        navigate('/mypage')
      }}
    />
  )
}
