/** Messages of an article. */
export const koArticle = {
  'article.missing': '찾으시는 글이 없어요',
  'article.minutes': (p: { minutes: number }) => `읽는 데 ${p.minutes}분`,
}
