import { koSupportErrors } from '../theme/errors/support.ko.ts'

/** Messages of the inquiry form. */
export const koInquiryForm = {
  'inquiry.category': '문의 유형',
  'inquiry.category.choose': '유형을 골라 주세요',
  'inquiry.title': '제목',
  'inquiry.title.placeholder': '무엇에 대한 문의인가요?',
  'inquiry.content': '내용',
  'inquiry.content.placeholder': '언제, 어디에서, 어떤 일이 있었는지 입력해 주세요.',
  'inquiry.count': (p: { count: string; most: string }) => `${p.most}자 중 ${p.count}자`,
  'inquiry.pictures': '사진 (선택)',
  'inquiry.pictures.hint': 'JPG, PNG, WEBP 사진을 5MB까지, 세 장까지 올릴 수 있어요.',
  'inquiry.pictures.add': '사진 추가하기',
  'inquiry.pictures.remove': (p: { name: string }) => `${p.name} 지우기`,
  'inquiry.send': '문의 보내기',
  'inquiry.category.missing': '유형을 골라 주세요.',
  'inquiry.title.missing': '제목을 입력해 주세요.',
  'inquiry.title.long': '제목은 100자까지 입력할 수 있어요.',
  'inquiry.content.missing': '내용을 입력해 주세요.',
  'inquiry.content.long': '내용은 2,000자까지 입력할 수 있어요.',
  'inquiry.files.many': koSupportErrors['support/too-many-files'],
  'inquiry.files.name': (p: { name: string }) => `${p.name}: 파일 이름에 쓸 수 없는 글자가 있어요.`,
  'inquiry.files.nameLength': (p: { name: string }) => `${p.name}: 파일 이름이 너무 길어요.`,
  'inquiry.files.extension': (p: { name: string }) => `${p.name}: JPG, PNG, WEBP 사진만 올릴 수 있어요.`,
  'inquiry.files.size': (p: { name: string }) => `${p.name}: 5MB 이하의 사진만 올릴 수 있어요.`,
}
