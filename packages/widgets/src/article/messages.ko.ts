/** Messages of an article. */
export const koArticle = {
  'article.minutes': (p: { minutes: number }) => `읽는 데 ${p.minutes}분`,
}
