/** Messages of the form of a typed code. */
export const koCodeForm = {
  'ocr.code': '카드 코드',
  'ocr.submit': '카드 받기',
  'ocr.signIn': '로그인하고 카드 받기',
  'ocr.type.hint': (p: { count: number }) =>
    `카드 뒷면에 있는 ${p.count === 12 ? '열두 ' : p.count}글자예요.`,
}
