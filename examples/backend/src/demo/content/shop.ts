import type { Company, ReturnTeam } from '@fandeck/sdk/directory'

const company: Company = {
  name: '팬덱 주식회사',
  representative: '홍예린',
  address: '서울특별시 성동구 카드로 55, 3층',
  businessNumber: '000-00-00000',
  hours: '평일 09:00 – 18:00',
}

/** The demo's shop. */
export const SHOP = { name: '팬덱', company, parts: ['originals', 'events', 'stories'] }

/** The five teams of S2.38. */
export const RETURN_TEAMS: readonly ReturnTeam[] = [
  { slug: 'fcseoul-2025', name: 'FC서울', color: '#c4122f' },
  { slug: 'suwonbluewings-2025', name: '수원 블루윙즈', color: '#2450c8' },
  { slug: 'fcanyang-2025', name: 'FC안양', color: '#6a2fb5' },
  { slug: 'steelers-2025', name: '스틸러스', color: '#e0412f' },
  { slug: 'dhcfc-2025', name: '대전하나시티즌', color: '#0e7a66' },
]

/** The packs of the deck in its order, with their titles. */
export const DECK: ReadonlyMap<string, string> = new Map([
  ['orblit-1st-deck', 'ORBLIT'],
  ['fcseoul-2025', 'FC서울'],
  ['fcseoul-2025-sign', 'FC서울 사인'],
  ['suwonbluewings-2025', '수원 블루윙즈'],
  ['fcanyang-2025', 'FC안양'],
  ['itta-magazine', 'ITTA 매거진'],
  ['steelers-2025', '스틸러스'],
  ['dhcfc-2025', '대전하나시티즌'],
  ['redboosters-2025', '레드부스터스'],
  ['ten-missions', '텐 미션'],
])
