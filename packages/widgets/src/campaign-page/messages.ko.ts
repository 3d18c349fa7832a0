import { ro } from '../theme/particle.ts'

/** Messages of a campaign's page. */
export const koCampaign = {
  'campaign.page': '오리지널',
  'campaign.unknown.title': '캠페인을 찾을 수 없어요',
  'campaign.unknown.message': '캠페인이 끝났거나 주소가 바뀌었을 수 있어요.',
  'campaign.scanCode': '카드 코드 스캔하기',
  'campaign.next': (p: { name: string }) => `${p.name}${ro(p.name)} 가 볼까요?`,
  'campaign.code.again': '다른 코드 입력하기',
}
