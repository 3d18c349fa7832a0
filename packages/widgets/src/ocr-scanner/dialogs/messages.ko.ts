import { koClaimsErrors } from '../../theme/errors/claims.ko.ts'

/** Messages of the dialogs over the scanner, which load with them. */
export const koScanDialogs = {
  'ocr.camera.denied': '카메라를 쓸 수 없어요. 설정에서 허용하거나 코드를 직접 입력해 주세요.',
  'ocr.success.title': (p: { name: string }) => `${p.name} 카드를 받았어요`,
  'ocr.success.points': (p: { point: string }) => `+${p.point}P`,
  'ocr.success.total': (p: { total: string }) => `적립 · 모두 ${p.total}P 있어요`,
  'ocr.success.again': '이어서 스캔하기',
  'ocr.success.done': '확인',
  'ocr.camera.missing': '카메라를 찾지 못했어요. 코드를 직접 입력해 주세요.',
  'ocr.camera.busy': '다른 앱이 카메라를 쓰고 있어요. 그 앱을 닫거나 코드를 직접 입력해 주세요.',
  'ocr.camera.lost': '카메라 연결이 끊겼어요. 다시 열거나 코드를 직접 입력해 주세요.',
  'ocr.camera.unsupported': '이 브라우저에서는 카메라를 쓸 수 없어요. 코드를 직접 입력해 주세요.',
  'ocr.camera.switch': '카메라 바꾸기',
  'ocr.choose.title': '어느 카드를 받을까요?',
  'ocr.choose.message': koClaimsErrors['claims/several-codes'],
  'ocr.type.title': '카드 코드를 입력해 주세요',
}
