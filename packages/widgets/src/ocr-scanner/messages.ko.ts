import { koClaimsErrors } from '../theme/errors/claims.ko.ts'

/** Messages of the scanner. */
export const koScan = {
  'ocr.title': '카드 코드 스캔',
  'ocr.ready': '코드를 영역 안에 맞춘 뒤 촬영 버튼을 눌러 주세요',
  'ocr.processing': '코드를 스캔하고 있어요. 잠시만 기다려 주세요',
  'ocr.error': '코드를 찾지 못했어요. 다시 시도해 주세요!',
  'ocr.tip': '밝은 곳에서 카드를 평평하게 두면 더 잘 찾아요',
  'ocr.capture': '촬영하기',
  'ocr.torch': '손전등',
  'ocr.zoom': '확대',
  'ocr.swipe': '아래로 밀면 닫혀요',
  'ocr.type': '코드 직접 입력',
  'ocr.photo': '사진 고르기',
  'ocr.code': '카드 코드',
  'ocr.submit': '확인하기',
  'ocr.camera.denied': '카메라를 쓸 수 없어요. 설정에서 허용하거나 코드를 직접 입력해 주세요.',
  'ocr.success.title': (p: { name: string }) => `${p.name} 카드를 받았어요`,
  'ocr.success.points': (p: { point: string }) => `+${p.point}P`,
  'ocr.success.total': (p: { total: string }) => `적립 · 모두 ${p.total}P 있어요`,
  'ocr.success.view': '내 카드에서 보기',
  'ocr.success.again': '이어서 스캔하기',
  'ocr.success.done': '확인',
  'ocr.camera.missing': '카메라를 찾지 못했어요. 코드를 직접 입력해 주세요.',
  'ocr.camera.busy': '다른 앱이 카메라를 쓰고 있어요. 그 앱을 닫거나 코드를 직접 입력해 주세요.',
  'ocr.camera.lost': '카메라 연결이 끊겼어요. 다시 열거나 코드를 직접 입력해 주세요.',
  'ocr.camera.unsupported': '이 브라우저에서는 카메라를 쓸 수 없어요. 코드를 직접 입력해 주세요.',
  'ocr.type.title': '카드 코드를 입력해 주세요',
  'ocr.type.hint': (p: { count: number }) =>
    `카드 뒷면에 있는 ${p.count === 12 ? '열두 ' : p.count}글자예요.`,
  errors: koClaimsErrors,
}
