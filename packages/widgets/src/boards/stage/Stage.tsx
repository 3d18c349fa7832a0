import { forwardRef } from 'react'
import { classNames } from '../../primitives/class-names.ts'
import { BoardRoot, type BoardRootProps } from '../board/BoardRoot.tsx'
import './Stage.css'

/** The root of a board on a stage: a ground from the team's main colour to its dark one, with white parts. */
export const Stage = /* @__PURE__ */ forwardRef<HTMLElement, Omit<BoardRootProps, 'ground'>>(function Stage(
  { base, ...root },
  ref,
) {
  return (
    <BoardRoot
      {...root}
      ground="stage"
      base={classNames('fandeck-team-stage fandeck-on-art', base)}
      ref={ref}
    />
  )
})
