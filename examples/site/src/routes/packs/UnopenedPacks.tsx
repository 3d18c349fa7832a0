import './packs.css'
import { useUnopenedPacks } from '@fandeck/react'
import type { UnopenedPacks as Packs } from '@fandeck/sdk'
import { Button, Image } from '@fandeck/widgets'
import { useState } from 'react'
import { PackOpening } from './PackOpening.tsx'

/** The packs that wait in the deck; nothing while there are none (D79). */
export function UnopenedPacks() {
  const { data: waiting = [] } = useUnopenedPacks()
  const [opening, setOpening] = useState(false)
  const [chosen, setChosen] = useState<Packs>()
  return (
    <>
      {waiting.length > 0 && (
        <ul className="site-packs" aria-label="열지 않은 카드팩">
          {waiting.map((packs) => (
            <li key={packs.orderId} className="site-packs__order fandeck-inset">
              <Image className="site-packs__thumb" src={packs.thumb} alt="" />
              <p className="site-packs__text">
                <b>{`${packs.title} ${packs.amount}팩`}</b>
                <span className="fandeck-caption">아직 열지 않았어요</span>
              </p>
              <Button
                size={44}
                onClick={() => {
                  setChosen(packs)
                  setOpening(true)
                }}
              >
                팩 열기
              </Button>
            </li>
          ))}
        </ul>
      )}
      <PackOpening open={opening} packs={chosen} onClose={() => setOpening(false)} />
    </>
  )
}
