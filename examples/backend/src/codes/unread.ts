import { parseCodeFormat } from '@fandeck/sdk/claims'
import { packMintings } from '../cards/tables.ts'
import type { Backend } from '../context.ts'
import { readAbout } from '../ocr/own/about.ts'
import { whyUnread } from '../ocr/own/untrained.ts'
import { StartProblem } from '../start-problem.ts'

/**
 * Checks that the reader knows the characters of every minting.
 *
 * @throws StartProblem if a minting's codes have characters that the reader was not trained on
 */
export async function refuseUnreadCodes({ db }: Backend): Promise<void> {
  const { alphabet } = await readAbout()
  const { mintingId, codeFormat } = packMintings
  for (const minting of await db.select({ mintingId, codeFormat }).from(packMintings).orderBy(mintingId)) {
    const why = whyUnread(parseCodeFormat(minting.codeFormat), alphabet)
    if (why !== undefined)
      throw new StartProblem(`No fan could scan the codes of minting ${minting.mintingId}: ${why}`)
  }
}
