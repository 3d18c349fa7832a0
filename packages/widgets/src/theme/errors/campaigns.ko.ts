import type { CampaignsErrorCode } from '@fandeck/sdk/campaigns'

/** Errors of the campaign boards. */
export const koCampaignsErrors: Record<CampaignsErrorCode, string> = {
  'campaigns/not-found': '찾을 수 없는 캠페인이에요.',
  'campaigns/not-open': '아직 시작하지 않았어요. 조금만 기다려 주세요.',
  'campaigns/closed': '참여가 마감됐어요.',
  'campaigns/bad-choice': '고를 수 없는 조합이에요. 다시 골라 주세요.',
  'campaigns/not-owned': '가지고 있지 않은 카드가 들어 있어요. 카드를 다시 골라 주세요.',
  'campaigns/not-complete': '미션을 마치면 영입할 수 있어요.',
  'campaigns/none-left': '지금은 나올 수 있는 카드가 없어요. 카드는 그대로 있으니 안심하세요.',
  'campaigns/key-reused': '이미 진행한 업그레이드예요. 카드를 다시 골라 주세요.',
}
