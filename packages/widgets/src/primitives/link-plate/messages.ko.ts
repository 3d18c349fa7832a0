/** Messages of a link that is shown to be copied or scanned. */
export const koLinkPlate = {
  'linkPlate.qr': '링크 QR 코드',
  'linkPlate.copy': '링크 복사하기',
  'linkPlate.copied': '링크를 복사했어요.',
  'linkPlate.byHand': '복사가 막혀 있어요. 위 주소를 길게 눌러 복사해 주세요.',
}
