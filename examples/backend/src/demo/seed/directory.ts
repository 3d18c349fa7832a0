import type { Tx } from '../../db/open.ts'
import { commonCodes } from '../../directory/tables.ts'

const GROUPS: Readonly<Record<string, readonly (readonly [code: string, name: string])[]>> = {
  QNA_CATEGORY: [
    ['CARD', '카드'],
    ['WALLET', '지갑·혜택'],
    ['PAY', '결제'],
    ['ACCOUNT', '계정'],
    ['ETC', '기타 문의'],
  ],
  ORIGINAL_CATEGORY: [
    ['football', '축구'],
    ['baseball', '야구'],
    ['basketball', '농구'],
    ['magazine', '매거진'],
    ['idol', '아이돌'],
  ],
}

/** The common codes of the site. */
export async function seedDirectory(tx: Tx): Promise<void> {
  await tx
    .insert(commonCodes)
    .values(
      Object.entries(GROUPS).flatMap(([groupId, codes]) =>
        codes.map(([code, name], index) => ({ groupId, code, name, sort: index + 1 })),
      ),
    )
}
