/** The site's collections in deck order: the server's pack name and the title. */
export const collections = [
  { packName: 'orblit-1st-deck', title: 'ORBLIT' },
  { packName: 'fcseoul-2025', title: 'FC서울' },
  // Upgrades give these cards.
  { packName: 'fcseoul-2025-sign', title: 'FC서울 사인' },
  { packName: 'suwonbluewings-2025', title: '수원 블루윙즈' },
  { packName: 'fcanyang-2025', title: 'FC안양' },
  { packName: 'itta-magazine', title: 'ITTA 매거진' },
  { packName: 'steelers-2025', title: '스틸러스' },
  { packName: 'dhcfc-2025', title: '대전하나시티즌' },
  { packName: 'redboosters-2025', title: '레드부스터스' },
  { packName: 'ten-missions', title: '텐 미션' },
] as const

export const packNames: readonly string[] = collections.map(({ packName }) => packName)
