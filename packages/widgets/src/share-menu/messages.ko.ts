/** Messages of the share menu. */
export const koShare = {
  'share.link': '링크 복사',
  'share.feed': '소셜 피드에 공유',
  'share.messenger': '메신저로 보내기',
  'share.copied': '링크를 복사했어요.',
}
