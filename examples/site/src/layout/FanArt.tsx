import { useDrops } from '@fandeck/react'
import { CardFan, Image } from '@fandeck/widgets'

/** The first card of each drop in a fan, then their other cards; blank cards while loading. */
export function FanArt({ width }: { width: number }) {
  const { data: drops = [] } = useDrops()
  const faces = [...drops.map(({ cards }) => cards.slice(0, 1)), ...drops.map(({ cards }) => cards.slice(1))]
  const [left, right, front] = faces.flat().map(({ image }) => image)
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
