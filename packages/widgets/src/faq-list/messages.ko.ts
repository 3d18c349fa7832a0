/** Messages of the frequently asked questions. */
export const koFaqs = {
  'faqs.search': '질문 검색',
  'faqs.placeholder': '무엇이 궁금하세요?',
  'faqs.categories': '질문 유형',
  'faqs.all': '전체',
  'faqs.found': (p: { count: number }) => `질문 ${p.count}개를 찾았어요`,
  'faqs.none.title': '찾는 질문이 없어요',
  'faqs.none.message': '다른 검색어로 찾거나 1:1 문의로 물어봐 주세요.',
  'faqs.ask.title': '찾는 답이 없나요?',
  'faqs.ask.message': '평일 09:00 – 18:00에 답해 드려요',
  'faqs.ask.action': '1:1 문의하기',
}
