/** Messages of an article. */
export const koArticle = {
  'article.missing': '글을 찾을 수 없어요',
  'article.minutes': (p: { minutes: number }) => `읽는 데 ${p.minutes}분`,
}
