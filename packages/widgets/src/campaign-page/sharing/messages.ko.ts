/** Messages of a shared formation. */
export const koFormationShare = {
  'formation.share': '베스트 11 공유하기',
  'formation.share.title': '이 이미지로 공유해요',
  'formation.share.description': '링크를 받은 사람은 누구나 닉네임과 포메이션을 볼 수 있어요.',
  'formation.share.mine': '내가 짠 베스트 11 포메이션',
  'formation.share.close': '닫기',
  'formation.share.copy': '링크 복사하기',
  'formation.share.send': '공유하기',
  'formation.share.failed': '지금은 공유할 수 없어요. 잠시 후 다시 시도해 주세요.',
  'formation.shared': '팬이 짠 베스트 11 포메이션',
  'formation.shared.try': '나라면 누구를 세울까요? 내 카드로 베스트 11을 짜 보세요.',
}
