import { forwardRef } from 'react'
import { type CampaignProps, CampaignView } from './CampaignView.tsx'
import { CodeSection } from './CodeSection.tsx'
import type { CampaignParts } from './campaign-parts.ts'
import { DropSection } from './DropSection.tsx'
import { EveryBoard } from './EveryBoard.tsx'

const parts: CampaignParts = { Board: EveryBoard, Drop: DropSection, Code: CodeSection }

/**
 * A page of a campaign, drawn from its document.
 *
 * @see S1.10–S1.15, D27–D35
 */
export const Campaign = /* @__PURE__ */ forwardRef<HTMLElement, CampaignProps>(function Campaign(props, ref) {
  return <CampaignView {...props} parts={parts} ref={ref} />
})
