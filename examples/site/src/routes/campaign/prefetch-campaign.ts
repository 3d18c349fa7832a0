export { prefetchCampaignPage } from '@fandeck/react'
