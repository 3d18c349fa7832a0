// What each playground shows in each state.
import type { FrameLocator } from 'playwright'

type Act = (frame: FrameLocator) => Promise<void>

const button = (frame: FrameLocator, name: string | RegExp) => frame.getByRole('button', { name })

/** Types a printed code with valid check characters. */
const typeCode: Act = async (frame) => {
  await frame.getByRole('textbox', { name: '카드 코드' }).fill('ANPTEKTXA7FX')
  await button(frame, '카드 받기').click()
}
const askForCode: Act = async (frame) => {
  await button(frame, '휴대폰 번호로 계속하기').click()
  await frame.getByLabel('휴대폰 번호').fill('010-2481-4821')
  await button(frame, '인증번호 받기').click()
}
/** Chooses a pack and presses the button of the sheet, with what is required. */
export const orderPack: Act = async (frame) => {
  await button(frame, '12,000원 구매하기').click()
  const sheet = frame.getByRole('dialog', { name: '구매하기' })
  for (const box of await sheet.getByRole('checkbox').all()) await box.check()
  await sheet.getByRole('button', { name: /결제하기$/ }).click()
}

/** A state of a tag, the sentence that tells it, and what a fan does before. */
export const SHOWN: readonly (readonly [tag: string, state: string, text: string | RegExp, act?: Act])[] = [
  ['drop', 'open', '판매 중'],
  ['drop', 'upcoming', '오픈까지'],
  ['drop', 'soldOut', '모두 판매됐어요'],
  ['drop', 'refused', '더 살 수 없어요', orderPack],
  ['drop', 'offline', '드롭을 불러오지 못했어요'],
  ['wallet', 'member', '음료 교환권'],
  ['wallet', 'visitor', '로그인하고 지갑을 연결할까요?'],
  ['wallet', 'empty', '사용할 수 있는 혜택이 없어요'],
  ['wallet', 'refused', '본인 인증을 마치면 이용할 수 있어요.'],
  ['wallet', 'offline', '인터넷 연결이 불안정해요.'],
  ['scanner', 'member', '이제 내 덱에 있어요', typeCode],
  ['scanner', 'visitor', '로그인하고 카드 받기', typeCode],
  ['scanner', 'refused', '이미 사용한 코드예요.', typeCode],
  ['scanner', 'offline', /인터넷 연결/, typeCode],
  ['board', 'member', '베스트 11 포메이션'],
  ['board', 'visitor', '베스트 11 포메이션'],
  ['board', 'refused', '보드를 찾을 수 없어요'],
  ['board', 'offline', '인터넷 연결이 불안정해요.'],
  ['campaign', 'member', 'No.0010/1,000'],
  ['campaign', 'visitor', '시즌 카드'],
  ['campaign', 'refused', '캠페인을 찾을 수 없어요'],
  ['campaign', 'offline', '인터넷 연결이 불안정해요.'],
  ['deck', 'member', '카드 13장을 찾았어요'],
  ['deck', 'visitor', '로그인하면 내 카드를 볼 수 있어요'],
  ['deck', 'empty', '첫 카드를 기다리고 있어요'],
  ['deck', 'refused', '잠시 후 다시 시도해주세요.'],
  ['deck', 'offline', '인터넷 연결이 불안정해요.'],
  ['sign-in', 'visitor', '휴대폰 번호로 계속하기'],
  ['sign-in', 'member', '로그인했어요'],
  ['sign-in', 'refused', '인증번호를 방금 보냈어요', askForCode],
  ['sign-in', 'offline', /인터넷 연결/, askForCode],
]

/** The story `Refused` of each board, and the sentence of its error code. */
export const REFUSED_BOARDS: readonly (readonly [file: string, text: string])[] = [
  ['boards/formation/FormationBoard.stories.tsx', '가지고 있지 않은 카드가 들어 있어요.'],
  ['boards/upgrade/UpgradeBoard.stories.tsx', '지금은 나올 수 있는 카드가 없어요.'],
  ['boards/match-pick/MatchPickBoard.stories.tsx', '참여가 마감됐어요.'],
  ['boards/missions/MissionsBoard.stories.tsx', '미션을 마치면 영입할 수 있어요.'],
  ['boards/player-filter/PlayerFilterBoard.stories.tsx', '잠시 후 다시 시도해'],
  ['boards/flip/FlipBoard.stories.tsx', '잠시 후 다시 시도해'],
]
