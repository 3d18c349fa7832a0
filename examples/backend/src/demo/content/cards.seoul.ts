import { type PlayerRow, players, season } from './players.ts'

const ROWS: readonly PlayerRow[] = [
  [10, '한이준', 'FW', 'PRISM', 'kick', '왼발로 감아 차는 프리킥을 훈련이 끝난 뒤 서른 번씩 더 차요.'],
  [9, '서도윤', 'FW', 'BASIC', 'header', '페널티 지역에서는 누구보다 먼저 뛰어오르는 공격수예요.'],
  [14, '강이로', 'FW', 'FOIL', 'volley', '떨어지는 공을 그대로 받아 차는 발리가 장기예요.'],
  [11, '한도담', 'FW', 'BASIC', 'run', '오른쪽 옆줄을 따라 경기 내내 달려요.'],
  [18, '윤재온', 'FW', 'BASIC', 'kick', '교체로 들어와 흐름을 바꾸는 일이 즐겁다고 말해요.'],
  [19, '도하준', 'FW', 'SIGN', 'volley', '데뷔 골을 넣은 날의 축구화를 아직 간직하고 있어요.'],
  [6, '신이안', 'MF', 'FOIL', 'run', '한 경기에 12km를 뛰는 가운데의 엔진이에요.'],
  [8, '노여름', 'MF', 'BASIC', 'kick', '짧은 패스 세 번이면 골문 앞까지 길을 내요.'],
  [17, '백로언', 'MF', 'BASIC', 'run', '공을 빼앗긴 자리에서 가장 먼저 돌아서요.'],
  [7, '차유민', 'MF', 'PRISM', 'volley', '먼 거리에서도 망설이지 않는 오른발을 가졌어요.'],
  [16, '문서진', 'MF', 'BASIC', 'header', '세트피스마다 가까운 골대로 달려드는 약속을 지켜요.'],
  [20, '배로운', 'MF', 'FOIL', 'kick', '고개를 들고 뛰어서 동료가 늘 보인다고 해요.'],
  [24, '이온겸', 'MF', 'BASIC', 'run', '유스에서 올라온 첫해에 주전 자리를 얻었어요.'],
  [28, '장한결', 'MF', 'BASIC', 'volley', '왼발 코너킥을 맡은 두 번째 시즌이에요.'],
  [4, '오재하', 'DF', 'BASIC', 'header', '공중볼 열 번 가운데 여덟 번을 따내는 수비수예요.'],
  [5, '임도율', 'DF', 'FOIL', 'volley', '걷어 내는 공도 동료 발 앞에 떨어뜨려요.'],
  [2, '배시온', 'DF', 'BASIC', 'run', '경기 끝 무렵에 가장 빨라지는 측면 수비수예요.'],
  [33, '류하준', 'DF', 'BASIC', 'run', '왼쪽을 오르내리며 공격의 첫 발을 떼요.'],
  [3, '고은찬', 'DF', 'PRISM', 'kick', '몸을 던지기 전에 먼저 길을 막는 법을 알아요.'],
  [15, '진태오', 'DF', 'BASIC', 'header', '말수가 적지만 수비 줄은 가장 큰 소리로 맞춰요.'],
  [22, '여민준', 'DF', 'BASIC', 'kick', '두 발을 모두 써서 어느 자리든 설 수 있어요.'],
  [26, '손해든', 'DF', 'FOIL', 'volley', '긴 패스 하나로 경기장을 가로질러요.'],
  [1, '문가람', 'GK', 'BASIC', 'save', '승부차기 전에는 늘 골대를 한 번 두드려요.'],
  [31, '정노을', 'GK', 'SIGN', 'save', '첫 선발 경기를 무실점으로 마친 골키퍼예요.'],
]

export const SEOUL_CARDS = players(2, 'seoul', ROWS, season)

/** The signed cards that upgrades give, in the same order. */
export const SEOUL_SIGN_CARDS = players(
  10,
  'seoul',
  ROWS.map(([number, name, position, , pose]) => [
    number,
    name,
    position,
    'SIGN',
    pose,
    `${name} 선수가 직접 사인을 남긴 업그레이드 카드예요.`,
  ]),
  season,
)
