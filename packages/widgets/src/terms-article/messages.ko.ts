/** Messages of the versions of terms. */
export const koTermsArticle = {
  'terms.title': '약관',
  'terms.version': '버전',
  'terms.current': '현재 시행 중',
  'terms.upcoming': '시행 예정',
  'terms.from': (p: { date: string }) => `${p.date}부터`,
}
