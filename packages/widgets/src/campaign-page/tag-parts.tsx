import { AnyBoard } from '../campaign-board/AnyBoard.tsx'
import { BoardCode } from '../campaign-board/BoardCode.tsx'
import type { CampaignParts } from './campaign-parts.ts'

/** The parts of `<fandeck-campaign>`: each loads with the first section of its kind. */
export const tagParts: CampaignParts = {
  Board: AnyBoard,
  Drop: (props) => (
    <BoardCode
      kind="drop"
      load={() => import('./DropSection.tsx')}
      english={() => import('./drop-section.element.en.ts')}
    >
      {({ DropSection }) => <DropSection {...props} />}
    </BoardCode>
  ),
  Code: (props) => (
    <BoardCode
      kind="code"
      load={() => import('./CodeSection.tsx')}
      english={() => import('./code-section.element.en.ts')}
    >
      {({ CodeSection }) => <CodeSection {...props} />}
    </BoardCode>
  ),
}
