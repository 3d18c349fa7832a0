import { expect, test } from 'vitest'
import { bareBackend } from '../../test/bare-backend.ts'
import { packMintings, packs } from '../cards/tables.ts'
import { StartProblem } from '../start-problem.ts'
import { refuseUnreadCodes } from './unread.ts'

test('O1 a start with codes that the own reader was not trained on is refused by name; PP-OCRv4 is no fallback', async () => {
  const { backend, close } = await bareBackend()
  const own = { ...backend, config: { ...backend.config, ocrReader: 'own' as const } }
  const pp = { ...backend, config: { ...backend.config, ocrReader: 'pp' as const } }
  const minting = { packId: 1, credentialsType: 'CODE', startAt: 0, endAt: 1 }
  await backend.db.insert(packs).values({ packId: 1, packName: 'Season', team: 'seoul' })
  await backend.db.insert(packMintings).values({ ...minting, mintingId: 7, mintingName: 'letters' })
  await expect(refuseUnreadCodes(own)).resolves.toBeUndefined()

  const digits = { ...minting, mintingId: 8, mintingName: 'digits', codeFormat: '10+2 0123456789' }
  await backend.db.insert(packMintings).values(digits)
  const refused = refuseUnreadCodes(own)
  await expect(refused).rejects.toThrow(StartProblem)
  await expect(refused).rejects.toThrow(/minting 8: .* not trained on 0 1 5 6 8; OCR_READER=pp reads them/)
  await expect(refuseUnreadCodes(pp)).resolves.toBeUndefined()
  await close()
})
