import type { TeamKey } from '../../art/teams.ts'
import { DAY, YEAR } from './time.ts'
import type { SeedPack } from './types.ts'

function pack(packId: number, team: TeamKey, packName: string, mintingName: string): SeedPack {
  return {
    packId,
    packName,
    mintingId: packId,
    mintingName,
    credentialsType: 'CODE',
    startMinutes: -30 * DAY,
    endMinutes: YEAR,
    team,
    printed: true,
  }
}

/** Index 1 is the default minting of a scan (S5.14), so it belongs to the album codes. */
export const PACKS: readonly SeedPack[] = [
  pack(1, 'idol1', 'orblit-1st-deck', 'ORBLIT 1st Deck 앨범 코드'),
  pack(2, 'seoul', 'fcseoul-2025', 'FC서울 2025 시즌 카드'),
  pack(3, 'suwon', 'suwonbluewings-2025', '수원 블루윙즈 2025 시즌 카드'),
  pack(4, 'anyang', 'fcanyang-2025', 'FC안양 2025 시즌 카드'),
  pack(5, 'itta', 'itta-magazine', 'ITTA 매거진 카드'),
  pack(6, 'steelers', 'steelers-2025', '스틸러스 2025 플립 카드'),
  pack(7, 'dhcfc', 'dhcfc-2025', '대전하나시티즌 2025 플립 카드'),
  pack(8, 'boosters', 'redboosters-2025', '레드부스터스 2025–26 시즌 카드'),
  pack(9, 'ball', 'ten-missions', '텐 미션 카드'),
  // A brand's pack, sold on its own page.
  { ...pack(12, 'ongyeol', 'ongyeol-first-tea', '온결 첫물차 카드'), printed: false },
  // Only upgrades give these cards.
  { ...pack(10, 'seoul', 'fcseoul-2025-sign', 'FC서울 2025 사인 카드'), printed: false },
]
