import { useState } from 'react'
import { aCard, anArt } from '../card/card.fixtures.ts'
import { Button } from '../primitives/button/Button.tsx'
import { controlled } from '../stories/controlled.tsx'
import { type ListedPlayer, PlayerList } from './PlayerList.tsx'

export default { title: 'Campaigns / Player list' }

const players: ListedPlayer[] = [
  { ...aCard, id: 1, position: 'FW', amount: 1, finish: 'PRISM', placed: true },
  { ...aCard, id: 2, position: 'FW', amount: 3, name: '서도윤', number: 9, art: anArt('doyun') },
  {
    ...aCard,
    id: 3,
    position: 'MF',
    amount: 1,
    name: '강이로',
    number: 14,
    art: anArt('iro'),
    finish: 'FOIL',
  },
  {
    ...aCard,
    id: 4,
    position: 'DF',
    amount: 2,
    name: '백로언',
    number: 17,
    art: anArt('hajun'),
    placed: true,
  },
  {
    ...aCard,
    id: 5,
    position: 'DF',
    amount: 5,
    name: '노여름',
    number: 8,
    art: anArt('doyun'),
    placed: true,
  },
  {
    ...aCard,
    id: 6,
    position: 'MF',
    amount: 1,
    name: '신이안',
    number: 6,
    art: anArt('iro'),
    finish: 'FOIL',
  },
]

function ListStory({ position }: { position?: string }) {
  const [open, setOpen] = useState(true)
  return (
    <>
      <Button onClick={() => setOpen(true)}>FW 자리</Button>
      <PlayerList
        open={open}
        onOpenChange={setOpen}
        title="FW 자리에 누구를 둘까요?"
        players={players}
        positions={['GK', 'DF', 'MF', 'FW']}
        position={position}
        onPlace={() => {}}
      />
    </>
  )
}

export const All = () => <ListStory />
export const OnePosition = () => <ListStory position="FW" />
export const EmptyPosition = () => <ListStory position="GK" />

export const Controls = controlled({ position: 'FW' }, (args) => <ListStory {...args} />, {
  position: ['GK', 'DF', 'MF', 'FW'],
})
