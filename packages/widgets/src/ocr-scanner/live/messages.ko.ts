/** Messages of live reading, which load with it. */
export const koLive = {
  'ocr.live.searching': '코드를 영역 안에 맞추면 바로 스캔해요',
  'ocr.live.seen': '코드를 찾았어요. 카드를 확인하고 있어요',
  'ocr.live.claimed': '카드를 받았어요',
}
