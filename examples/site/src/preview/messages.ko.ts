/** The messages of a preview; its link is for the people of the shop. */
export const koPreview = {
  'preview.name': '미리보기',
  'preview.at': (p: { at: string; level: string }) => `미리보기 · ${p.at} · ${p.level}`,
  'preview.visitor': '방문자',
  'preview.member': '새 회원',
  'preview.verified': '본인 인증한 회원',
  'preview.whitelisted': '사전 응모한 회원',
  'preview.notListed': '이번 회차 대상이 아니에요.',
  'preview.ended': '미리보기 링크가 만료됐어요',
  'preview.readOnly': '미리보기에서는 살펴볼 수만 있어요.',
  'preview.end': '끝내기',
}
