import { useDrops } from '@fandeck/react'
import { CardFan, Image } from '@fandeck/widgets'

/** A fan of the first card of each drop; blank cards until they are known. */
export function FanArt({ width }: { width: number }) {
  const { data: drops = [] } = useDrops()
  const [left, right, front] = drops.map((drop) => drop.cards[0]?.image)
  const card = (src: string | undefined) =>
    src ? (
      <Image className="site-fan-card" src={src} alt="" loading="eager" />
    ) : (
      <span className="site-fan-card" />
    )
  return (
    <div className="site-fan" aria-hidden>
      <CardFan width={width}>{[card(left), card(front), card(right)]}</CardFan>
    </div>
  )
}
