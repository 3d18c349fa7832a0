/** The messages of a preview; its link is for the people of the shop. */
export const koPreview = {
  'preview.name': '미리보기',
  'preview.at': (p: { at: string }) => `미리보기 · ${p.at}`,
  'preview.ended': '미리보기 링크가 만료됐어요',
  'preview.readOnly': '미리보기에서는 살펴볼 수만 있어요.',
  'preview.end': '끝내기',
}
