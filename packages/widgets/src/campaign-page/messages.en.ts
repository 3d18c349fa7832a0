import type { Widened } from '../theme/messages.types.ts'
import type { koCampaign } from './messages.ko.ts'

/** Messages of a campaign's page. */
export const enCampaign: Widened<typeof koCampaign> = {
  'campaign.page': 'Originals',
  'campaign.unknown.title': 'This campaign is not here',
  'campaign.unknown.message': 'It may have ended or moved.',
  'campaign.scanCode': 'Scan a card’s code',
  'campaign.next': (p) => `Go to ${p.name}?`,
  'campaign.code.again': 'Enter another code',
}
