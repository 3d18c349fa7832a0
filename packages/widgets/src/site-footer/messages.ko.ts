/** Messages of the end of every page. */
export const koFooter = {
  'footer.links': '약관과 정책',
  'footer.company': (p: { name: string; representative: string }) => `${p.name} · 대표 ${p.representative}`,
  'footer.businessNumber': (p: { number: string }) => `사업자등록번호 ${p.number}`,
  'footer.hours': '평일 09:00 – 18:00',
  'footer.order': '1:1 문의로 남겨 주시면 순서대로 답해 드려요.',
}
