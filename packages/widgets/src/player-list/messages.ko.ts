import { koChoosePlayer } from './choose-player.ko.ts'

/** Messages of the player list. */
export const koPlayers = {
  'players.all': '전체',
  'players.placed': '배치됨',
  'players.none': '이 포지션의 선수가 아직 없어요. 카드팩을 열거나 카드 코드를 스캔해 보세요.',
  'players.choose': koChoosePlayer,
  'players.place': (p: { name: string }) => `${p.name} 배치하기`,
  'players.detail': (p: { name: string }) => `${p.name} 카드 자세히 보기`,
}
