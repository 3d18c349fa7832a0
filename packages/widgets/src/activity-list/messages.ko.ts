/** Messages of the activity. */
export const koActivityList = {
  'activity.label': '활동',
  'activity.today': '오늘',
  'activity.purchased': (p: { title: string; quantity: number }) => `${p.title} ${p.quantity}개를 샀어요`,
  'activity.benefitUsed': (p: { title: string }) => `${p.title} 혜택을 썼어요`,
  'activity.benefitUsed.detail': '직원 확인 완료',
  'activity.upgraded': '카드 3장을 업그레이드했어요',
  'activity.scanned': '코드 스캔으로 카드를 받았어요',
  'activity.points': (p: { points: string }) => `${p.points}P`,
  'activity.none': '아직 활동이 없어요',
  'activity.none.message': '카드를 모으고 혜택을 쓰면 여기에 쌓여요.',
  'activity.more': '더 보기',
}
