import { type PlayerRow, players, season } from './players.ts'

const SUWON: readonly PlayerRow[] = [
  [7, '서도윤', 'FW', 'PRISM', 'run', '수비수 사이로 빠져나가는 첫걸음이 가장 빨라요.'],
  [11, '한도담', 'FW', 'FOIL', 'kick', '골을 넣으면 늘 북쪽 응원석으로 달려가요.'],
  [9, '구한울', 'FW', 'BASIC', 'header', '등지고 받아 돌아서는 움직임이 부드러워요.'],
  [17, '백로언', 'MF', 'BASIC', 'run', '공이 없는 곳에서 더 많이 뛰는 선수예요.'],
  [8, '연우빈', 'MF', 'FOIL', 'volley', '동료의 달리는 속도에 맞춰 공을 보내요.'],
  [6, '하도겸', 'MF', 'BASIC', 'kick', '경기 전날에는 일찍 자는 것이 비결이래요.'],
  [14, '방이현', 'MF', 'SIGN', 'volley', '주장 완장을 찬 첫 시즌을 보내고 있어요.'],
  [33, '류하준', 'DF', 'BASIC', 'run', '추격할 때 절대 발을 먼저 뻗지 않아요.'],
  [4, '남기온', 'DF', 'BASIC', 'header', '세트피스에서 네 골을 넣은 수비수예요.'],
  [5, '표선율', 'DF', 'FOIL', 'kick', '뒤에서 시작하는 공격의 첫 패스를 맡아요.'],
  [3, '채은우', 'DF', 'BASIC', 'volley', '왼쪽 수비와 미드필더를 오가며 뛰어요.'],
  [1, '주하람', 'GK', 'BASIC', 'save', '한 손으로 쳐 낸 공을 동료에게 바로 이어 줘요.'],
]

const ANYANG: readonly PlayerRow[] = [
  [23, '윤세빈', 'FW', 'FOIL', 'volley', '마지막 십 분에 가장 많은 골을 넣었어요.'],
  [14, '강이로', 'FW', 'BASIC', 'run', '공을 몰고 들어갈 때 시선이 흔들리지 않아요.'],
  [9, '성하율', 'FW', 'PRISM', 'header', '골대 앞에서는 한 번만 생각한다고 해요.'],
  [8, '노해온', 'MF', 'BASIC', 'kick', '연습장에 가장 먼저 나와 공을 닦아요.'],
  [10, '민서율', 'MF', 'SIGN', 'kick', '보라색 유니폼을 입고 백 경기를 뛰었어요.'],
  [16, '은다온', 'MF', 'BASIC', 'volley', '상대 패스 길을 읽어 끊어 내는 데 밝아요.'],
  [20, '라준서', 'MF', 'FOIL', 'run', '쉬지 않고 오르내려 별명이 오르골이에요.'],
  [5, '임도율', 'DF', 'BASIC', 'run', '수비 뒤 공간을 가장 먼저 덮어 줘요.'],
  [4, '황보결', 'DF', 'BASIC', 'header', '키보다 높이 뛰는 법을 배구에서 배웠대요.'],
  [2, '탁이든', 'DF', 'FOIL', 'volley', '오른쪽에서 올리는 공이 늘 낮고 빨라요.'],
  [13, '선우진', 'DF', 'BASIC', 'kick', '실수한 날에는 경기 영상을 두 번 봐요.'],
  [1, '문가람', 'GK', 'BASIC', 'save', '몸을 날리기 전에 반 박자를 더 기다려요.'],
]

const STEELERS: readonly PlayerRow[] = [
  [8, '마루한', 'MF', 'FOIL', 'kick', '공을 받기 전에 두 번 둘러보는 버릇이 있어요.'],
  [3, '표도원', 'DF', 'BASIC', 'run', '마지막 한 걸음을 먼저 떼는 사람이 되고 싶어요.'],
  [19, '곽시우', 'FW', 'PRISM', 'header', '높이 뜬 공은 모두 제 공이라고 생각해요.'],
  [27, '연하람', 'FW', 'BASIC', 'volley', '발등에 맞는 순간 골인지 알 수 있어요.'],
  [11, '제갈온', 'FW', 'BASIC', 'run', '뛰다 지치면 응원가를 따라 불러요.'],
  [21, '소이한', 'GK', 'BASIC', 'save', '막는 것보다 시작하는 것이 제 일이에요.'],
  [6, '도윤슬', 'MF', 'SIGN', 'volley', '쇳물처럼 식지 않는 경기를 하고 싶어요.'],
  [4, '견하진', 'DF', 'FOIL', 'header', '동료가 넘어지면 제가 두 배로 서 있을게요.'],
  [14, '육서안', 'MF', 'BASIC', 'kick', '첫 터치가 좋으면 나머지는 따라와요.'],
]

const DHCFC: readonly PlayerRow[] = [
  [1, '문가람', 'GK', 'FOIL', 'save', '골문 앞에 서면 오히려 마음이 조용해져요.'],
  [10, '엄태린', 'FW', 'PRISM', 'kick', '공을 잡으면 먼저 앞을 보는 공격수예요.'],
  [7, '가온유', 'FW', 'BASIC', 'volley', '왼쪽에서 안으로 접는 동작이 날카로워요.'],
  [18, '봉하늘', 'FW', 'BASIC', 'header', '큰 키로 동료의 길을 열어 줘요.'],
  [8, '용이담', 'MF', 'FOIL', 'run', '패스 성공률 구십 퍼센트를 지키고 있어요.'],
  [5, '석진호', 'DF', 'BASIC', 'kick', '막아 낸 공마다 주먹을 한 번 쥐어요.'],
  [22, '도겸우', 'DF', 'SIGN', 'run', '고향 팀에서 뛰는 것이 어릴 적 꿈이었어요.'],
  [15, '모세온', 'MF', 'BASIC', 'volley', '비 오는 날 경기를 가장 좋아해요.'],
]

export const SUWON_CARDS = players(3, 'suwon', SUWON, season)
export const ANYANG_CARDS = players(4, 'anyang', ANYANG, season)
export const STEELERS_CARDS = players(6, 'steelers', STEELERS, season)
export const DHCFC_CARDS = players(7, 'dhcfc', DHCFC, season)
