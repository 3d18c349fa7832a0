import { useDrops } from '@fandeck/react'
import { CardFan, Image } from '@fandeck/widgets'

/** The first card of each drop in a fan; blank cards while loading. */
export function FanArt({ width }: { width: number }) {
  const { data: drops = [] } = useDrops()
  const [left, right, front] = drops.map((drop) => drop.cards[0]?.image)
  const card = (src: string | undefined) =>
    src ? (
      <Image className="site-fan-card" shownWidth={160} src={src} alt="" />
    ) : (
      <span className="site-fan-card" />
    )
  return (
    <div className="site-fan" aria-hidden>
      <CardFan width={width}>{[card(left), card(front), card(right)]}</CardFan>
    </div>
  )
}
