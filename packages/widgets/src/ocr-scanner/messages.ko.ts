import { koClaimsErrors } from '../theme/errors/claims.ko.ts'

/** Messages of the scanner. */
export const koScan = {
  'ocr.title': '카드 코드 스캔',
  'ocr.ready': '코드를 영역 안에 맞춘 뒤 촬영 버튼을 눌러 주세요',
  'ocr.processing': '코드를 스캔하고 있어요. 잠시만 기다려 주세요',
  'ocr.error': '코드를 찾지 못했어요. 다시 시도해 주세요!',
  'ocr.unreadable': '읽을 수 없는 파일이에요. JPG나 PNG 사진을 골라 주세요.',
  'ocr.tip': '밝은 곳에서 카드를 평평하게 두면 더 잘 찾아요',
  'ocr.capture': '촬영하기',
  'ocr.torch': '손전등',
  'ocr.zoom': '확대',
  'ocr.swipe': '아래로 밀면 닫혀요',
  'ocr.type': '코드 직접 입력',
  'ocr.photo': '사진 고르기',
  'ocr.success.view': '내 카드에서 보기',
  errors: koClaimsErrors,
}
