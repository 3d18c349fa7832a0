/** Messages of the reveal of new cards. */
export const koReveal = {
  'reveal.title': (p: { name: string; finish: string }) => `${p.name}의 ${p.finish} 카드예요`,
  'reveal.title.plain': (p: { name: string }) => `${p.name} 카드예요`,
  'reveal.message': (p: { total: string; edition: number }) =>
    `${p.total}장 중 ${p.edition}번째, 이제 내 덱에 있어요.`,
  'reveal.message.plain': '이제 내 덱에 있어요.',
  'reveal.next': '다음 카드 열기',
  'reveal.all': '한 번에 모두 열기',
  'reveal.label': '카드 열기',
  'reveal.open': '카드 열기',
  'reveal.pick': (p: { number: number }) => `${p.number}번째 카드`,
  'reveal.ready.title': '새 카드가 도착했어요',
  'reveal.ready.message': '카드를 눌러 열어 보세요.',
  'reveal.fan': '카드 펼쳐 보기',
  'reveal.sound': '소리',
  'reveal.share': '공유하기',
  'reveal.summary.title': (p: { count: number }) => `카드 ${p.count}장을 만났어요`,
  'reveal.summary.message': '이제 모두 내 덱에 있어요.',
  'reveal.summary.rare': (p: { rare: readonly { finish: string; count: number }[] }) =>
    `${p.rare
      .map(({ finish, count }) => `${finish} ${count}장`)
      .join(', ')
      .replace(/, (?=[^,]*$)/, '과 ')}이 함께 왔어요.`,
  'reveal.view': '덱에서 보기',
}
