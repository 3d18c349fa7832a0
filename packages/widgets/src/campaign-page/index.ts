export { Campaign } from './Campaign.tsx'
export type { CampaignProps } from './CampaignView.tsx'
export type { CampaignOptions } from './campaign-parts.ts'
