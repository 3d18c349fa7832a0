import { NOON } from '@fandeck/sdk/testing'
import { useState } from 'react'
import { aCard } from '../card/card.fixtures.ts'
import { Button } from '../primitives/button/Button.tsx'
import { LinkButton } from '../primitives/button/LinkButton.tsx'
import { controlled } from '../stories/controlled.tsx'
import { CardDetail, type CardDetailProps } from './CardDetail.tsx'

export default { title: 'Cards / Card detail' }

function DetailStory({ card, children }: Pick<CardDetailProps, 'card' | 'children'>) {
  const [open, setOpen] = useState(true)
  return (
    <>
      <Button onClick={() => setOpen(true)}>카드 보기</Button>
      <CardDetail open={open} onOpenChange={setOpen} card={card} onShare={() => {}}>
        {children}
      </CardDetail>
    </>
  )
}

export const Whole = () => (
  <DetailStory card={{ ...aCard, finish: 'PRISM', editionTotal: 500, position: 'FW', receivedAt: NOON }} />
)
export const NameAndPictureOnly = () => <DetailStory card={{ name: aCard.name, art: aCard.art }} />
export const WithLink = () => (
  <DetailStory card={{ ...aCard, finish: 'FOIL', position: 'FW', receivedAt: NOON }}>
    <LinkButton href="#upgrade" kind="secondary">
      같은 선수 3장으로 업그레이드하기
    </LinkButton>
  </DetailStory>
)

export const Controls = controlled(
  { name: aCard.name, finish: 'PRISM', editionTotal: 500, position: 'FW' },
  (args) => <DetailStory card={{ ...aCard, ...args, receivedAt: NOON }} />,
  { finish: ['BASIC', 'FOIL', 'PRISM', 'SIGN'] },
)
