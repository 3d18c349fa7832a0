/** Messages of the share menu. */
export const koShare = {
  'share.link': '링크 복사',
  'share.feed': '소셜 피드에 공유',
  'share.messenger': '메신저로 보내기',
  'share.card': (p: { name: string }) => `${p.name} 카드를 만났어요`,
  'share.copied': '링크를 복사했어요.',
}
