import type { Fandeck } from '@fandeck/sdk'
import { refuse } from '@fandeck/sdk/testing'
import { createElement, useState } from 'react'
import { boardKit, slow, unreachable } from '../boards/board/board.fixtures.tsx'
import { configure } from '../element/element-config.ts'
import { controlled } from '../stories/controlled.tsx'
import { FandeckBoardElement } from './Board.element.tsx'

export default { title: 'Elements / Board' }

interface BoardStoryProps {
  fandeck(): Fandeck
  board: string
  lang?: string
}

/** A custom element on a server with every board. */
function BoardStory({ fandeck, ...attributes }: BoardStoryProps) {
  useState(() => {
    configure({ fandeck: fandeck() })
    FandeckBoardElement.define()
  })
  return createElement('fandeck-board', { slug: 'fcseoul-2025', ...attributes })
}
const member = () => boardKit().fandeck
const visitor = () => boardKit({ loggedIn: false }).fandeck

export const Formation = () => <BoardStory fandeck={visitor} board="formation" />
export const Upgrade = () => <BoardStory fandeck={member} board="upgrade" />
export const MatchPick = () => <BoardStory fandeck={visitor} board="matchPick" />
export const Missions = () => <BoardStory fandeck={visitor} board="missions" />
export const PlayerFilter = () => <BoardStory fandeck={member} board="playerFilter" />
export const Flip = () => <BoardStory fandeck={visitor} board="flip" />
export const English = () => <BoardStory fandeck={member} board="formation" lang="en" />
export const UnknownBoard = () => <BoardStory fandeck={visitor} board="bingo" />
export const UnknownCampaign = () => (
  <BoardStory
    fandeck={() =>
      boardKit({ on: { 'GET /campaign/:slug': () => refuse(404, '없어요', 'NOT_FOUND') } }).fandeck
    }
    board="formation"
  />
)
export const Loading = () => (
  <BoardStory fandeck={() => boardKit({ on: { 'GET /campaign/:slug': slow } }).fandeck} board="flip" />
)
export const Unreachable = () => (
  <BoardStory
    fandeck={() => boardKit({ on: { 'GET /campaign/:slug': unreachable } }).fandeck}
    board="formation"
  />
)

export const Controls = controlled(
  { board: 'formation', loggedIn: true, lang: 'ko' },
  ({ loggedIn, ...tag }) => <BoardStory fandeck={loggedIn ? member : visitor} {...tag} />,
  { board: ['formation', 'upgrade', 'matchPick', 'missions', 'playerFilter', 'flip'], lang: ['ko', 'en'] },
)
