/** Messages of stories. */
export const koStoryList = {
  'stories.title': '이야기',
  'stories.lead': '카드를 만드는 사람과 모으는 사람을 만났어요.',
  'stories.next': '다음 이야기',
  'stories.none.title': '아직 이야기가 없어요',
  'stories.none.message': '첫 이야기를 준비하고 있어요.',
}
