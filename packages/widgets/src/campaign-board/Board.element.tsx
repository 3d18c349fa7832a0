import { FandeckError } from '@fandeck/sdk'
import { useState } from 'react'
import { createElementClass } from '../element/create-element.tsx'
import type { Emit, PropertiesOf } from '../element/element-types.ts'
import { useMistake } from '../element/use-mistake.ts'
import { useSignInWindow } from '../sign-in-window/use-sign-in-window.tsx'
import { boardTag } from './board.tag.ts'
import type { BoardSection } from './board-of.ts'
import { CampaignBoard } from './CampaignBoard.tsx'
import { linkTo } from './link-to.tsx'
import { type FandeckBoardEventMap, useBoardEvents } from './use-board-events.ts'

export type { FandeckBoardEventMap }

type Attributes = (typeof boardTag)['attributes']

const loadSignIn = () => import('../sign-in-window/SignInNote.tsx')

interface BoardElementProps {
  attributes: PropertiesOf<Attributes>
  slug: string
  board: string
  emit: Emit<FandeckBoardEventMap>
}

function BoardElement({ attributes: { loginOrigin, cardsUrl }, slug, board, emit }: BoardElementProps) {
  const [section, setSection] = useState<BoardSection>()
  const onMistake = useMistake(boardTag.tag, emit)
  useBoardEvents(slug, section, emit)
  const signIn = useSignInWindow(loginOrigin, emit, loadSignIn)
  return (
    <>
      <CampaignBoard
        slug={slug}
        board={board}
        cardsHref={cardsUrl}
        renderLink={linkTo(loginOrigin)}
        onSignIn={signIn.open}
        onFound={setSection}
        onMistake={onMistake}
      />
      {signIn.note}
    </>
  )
}

/**
 * `<fandeck-board slug="fcseoul-2025" board="formation" market-url="https://api.example" login-origin="https://fandeck.example">`:
 * one board of a campaign.
 *
 * @see FandeckBoardEventMap for its events
 */
export const FandeckBoardElement = /* @__PURE__ */ createElementClass<FandeckBoardEventMap, Attributes>(
  boardTag,
  {
    english: () => import('./board.element.en.ts'),
    render(attributes, emit) {
      const { slug, board } = attributes
      if (!slug) throw new FandeckError('config/invalid', 'Set slug to a campaign, such as fcseoul-2025.')
      if (!board)
        throw new FandeckError('config/invalid', 'Set board to the id of a board, such as formation.')
      return <BoardElement key={`${slug} ${board}`} {...{ attributes, slug, board, emit }} />
    },
  },
)
export type FandeckBoardElement = InstanceType<typeof FandeckBoardElement>
