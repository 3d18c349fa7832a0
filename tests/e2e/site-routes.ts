// The routes of the site, for tests that walk them.
import { casesOf } from './matrix.ts'

/** An address of every public route, and its title. */
export const PUBLIC_ROUTES = [
  ['/', '팬덱 | 한 장씩 모으는 나만의 팬덤'],
  ['/drops/101', 'ORBLIT 1st Deck 카드팩 | 팬덱'],
  ['/card/a-demo-card-of-a-fan-1', '한이준 카드 | 팬덱'],
  ['/originals', '오리지널 | 팬덱'],
  ['/event', '이벤트 | 팬덱'],
  ['/event/1', 'FC서울 홈 최종전, 베스트 11 예측하고 에스코트까지 | 팬덱'],
  ['/story', '팬덱 이야기 | 팬덱'],
  ['/story/1', '팬덱을 만드는 사람들이 지키는 세 가지 | 팬덱'],
  ['/support/notice/list', '공지사항 | 팬덱'],
  ['/support/notice/1', '고객센터 운영 시간 안내 | 팬덱'],
  ['/support/faq/list', '자주 묻는 질문 | 팬덱'],
  ['/support/qna/list', '1:1 문의 | 팬덱'],
  ['/notion/guide/main', '이용 가이드 | 팬덱'],
  ['/notion/pure-layout/guide-wallet', '지갑을 연결하면 무엇이 좋아지나요? | 팬덱'],
  ['/policy/privacy', '개인정보처리방침 | 팬덱'],
  ['/policy/service', '이용약관 | 팬덱'],
  ['/policy/recurring-payment', '정기결제 약관 | 팬덱'],
  ['/account/login', '로그인 | 팬덱'],
  ['/dhcfc-2025', '대전하나시티즌 2025 | 팬덱'],
  ['/dhcfc-2025/main', '대전하나시티즌 2025 카드 컬렉션 | 팬덱'],
  ['/fcanyang-2025', 'FC안양 오늘의 주인공 뽑기 | 팬덱'],
  ['/fcseoul-2025', 'FC서울 베스트 11 | 팬덱'],
  ['/fcseoul-2025/upgrade', 'FC서울 카드 업그레이드 | 팬덱'],
  ['/itta-magazine/1', 'ITTA 매거진 겨울호 | 팬덱'],
  ['/itta-magazine/2', 'ITTA 매거진 봄호 예고 | 팬덱'],
  ['/orblit', 'ORBLIT 앨범 코드 | 팬덱'],
  ['/redboosters/main', '레드부스터스 2025–26 시즌 카드 | 팬덱'],
  ['/steelers-2025', '스틸러스 플립 카드 컬렉션 | 팬덱'],
  ['/suwonbluewings-2025', '수원 블루윙즈 첫 골의 주인공 | 팬덱'],
  ['/ten-missions', '텐 미션 | 팬덱'],
] as const

/** A page of each kind. */
const CORE: readonly string[] = [
  '/',
  '/drops/101',
  '/card/a-demo-card-of-a-fan-1',
  '/event/1',
  '/story',
  '/support/faq/list',
  '/notion/guide/main',
  '/policy/privacy',
  '/account/login',
  '/dhcfc-2025/main',
  '/fcseoul-2025',
  '/fcanyang-2025',
  '/ten-missions',
  '/itta-magazine/2',
  '/mypage',
  '/mypage/collections/new',
  '/mypage/transaction',
  '/mypage/profile',
  '/mypage/address',
  '/support/qna/write',
]

/** The public routes of this run. */
export const VISITED_ROUTES = casesOf(PUBLIC_ROUTES, ([path]) => CORE.includes(path))

/** Routes that need a member, whose parts keep their places. */
const MEMBER_ROUTES = [
  '/mypage',
  '/mypage/activity',
  '/mypage/binder/fcseoul-2025',
  '/mypage/favourites',
  '/mypage/collections',
  '/mypage/collections/new',
  '/mypage/transaction',
  '/mypage/point',
  '/mypage/entry-history',
  '/mypage/settings',
  '/mypage/profile',
  '/mypage/address',
  '/mypage/logins',
  '/mypage/logins/email',
  '/mypage/password',
  '/account/withdrawal',
  '/support/qna/list',
  '/support/qna/write',
] as const

/** The routes of members of this run. */
export const VISITED_MEMBER_ROUTES = casesOf(MEMBER_ROUTES, (path) => CORE.includes(path))
