/** Messages of an embedded board. */
export const koBoard = {
  'board.unknown.title': '보드를 찾을 수 없어요',
  'board.unknown.message': '이벤트가 끝났거나 주소가 바뀌었을 수 있어요.',
}
