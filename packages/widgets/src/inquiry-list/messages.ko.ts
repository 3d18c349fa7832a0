/** Messages of the member's inquiries. */
export const koInquiries = {
  'inquiries.title': '1:1 문의',
  'inquiries.picture': (p: { number: number }) => `첨부한 사진 ${p.number}`,
  'inquiries.waiting': '답변 대기',
  'inquiries.answered': '답변 완료',
  'inquiries.from': '고객센터',
  'inquiries.write': '1:1 문의하기',
  'inquiries.none.title': '아직 남긴 문의가 없어요',
  'inquiries.none.message': '궁금한 점을 남겨 주시면 순서대로 답해 드려요.',
  'inquiries.login.title': '로그인하면 문의를 볼 수 있어요',
  'inquiries.login.message': '남긴 문의와 답변이 여기에 모여요.',
}
