import { aFormationSection, NOON, refuse } from '@fandeck/sdk/testing'
import { useState } from 'react'
import { controlled } from '../../stories/controlled.tsx'
import { Pressed } from '../../stories/Pressed.tsx'
import { type BoardKitOptions, BoardStory, SEOUL, slow, unreachable } from '../board/board.fixtures.tsx'
import { FormationBoard } from './FormationBoard.tsx'
import { useFormationMessages } from './use-formation-messages.ts'

export default { title: 'Campaigns / Formation board' }

const nine = [2011, 2007, 2008, 2009, 2010, null, 2004, 2005, 2003, 2001, null]
const saved = (slots: (number | null)[]) => ({
  formations: [{ board: 'formation', formation: '442' as const, slots, savedAt: NOON }],
})
const full = nine.map((card, slot) => card ?? (slot === 5 ? 2006 : 2002))

interface StoryProps extends BoardKitOptions {
  title?: string
  english?: boolean
  pass?: boolean
}

const Story = ({ title, ...story }: StoryProps) => (
  <BoardStory {...story}>
    <FormationBoard {...SEOUL} section={aFormationSection({ title })} onSignIn={() => {}} />
  </BoardStory>
)

export const Nine = () => <Story state={saved(nine)} />
export const Saved = () => <Story state={saved(full)} />
export const Empty = () => <Story title="내 손으로 짜는 베스트 11" />
export const WithoutCards = () => <Story owned={[]} />
export const Visitor = () => <Story loggedIn={false} />
export const Draft = () => (
  <Story
    loggedIn={false}
    prepare={({ storage }) =>
      storage.setItem(
        'fandeck:formation:fcseoul-2025:formation',
        JSON.stringify({
          formation: '4231',
          slots: [2011, 2007, null, 2009, 2010, 2004, 2005, null, null, null, 2001],
        }),
      )
    }
  />
)
const notOwned = () => refuse(409, '가지고 있지 않은 카드예요.', 'NOT_OWNED')
/** An eleven with a card that the fan has given away on another device. */
export const Refused = () => {
  const messages = useFormationMessages()
  const [names] = useState(() => [messages['formation.save']])
  return (
    <Pressed names={names}>
      <Story
        on={{ 'POST /campaign/:slug/formation': notOwned }}
        prepare={({ storage }) =>
          storage.setItem(
            'fandeck:formation:fcseoul-2025:formation',
            JSON.stringify({ formation: '442', slots: full }),
          )
        }
      />
    </Pressed>
  )
}
export const Loading = () => <Story on={{ 'GET /card/pack/init': slow }} />
export const Unreachable = () => <Story pass on={{ 'GET /card/pack/init': unreachable }} />
export const English = () => <Story english state={saved(nine)} />

export const Controls = controlled(
  { title: '내 손으로 짜는 베스트 11', placed: 9, loggedIn: true },
  ({ title, placed, loggedIn }) => (
    <Story
      title={title}
      loggedIn={loggedIn}
      state={saved(full.map((card, slot) => (slot < placed ? card : null)))}
    />
  ),
)
