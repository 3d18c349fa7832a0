import { EntryHistory } from '@fandeck/widgets'

export const MyEntries = () => (
  <EntryHistory
    eventsHref="/event"
    onBenefitOpen={(benefitId) => window.location.assign(`/wallet#${benefitId}`)}
  />
)
