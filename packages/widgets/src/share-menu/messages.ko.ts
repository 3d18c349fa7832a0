import { koLinkPlate } from '../primitives/link-plate/messages.ko.ts'

/** Messages of the share menu. */
export const koShare = {
  'share.link': '링크 복사',
  'share.feed': '소셜 피드에 공유',
  'share.messenger': '메신저로 보내기',
  'share.card': (p: { name: string }) => `${p.name} 카드를 만났어요`,
  'share.byHand':
    '이 브라우저에서는 바로 공유할 수 없어요. 주소를 길게 눌러 복사하거나 QR 코드를 보여 주세요.',
  'share.copied': koLinkPlate['linkPlate.copied'],
}
