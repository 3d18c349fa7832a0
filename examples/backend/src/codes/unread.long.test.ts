import { expect, test } from 'vitest'
import { bareBackend } from '../../test/bare-backend.ts'
import { packMintings, packs } from '../cards/tables.ts'
import { StartProblem } from '../start-problem.ts'
import { refuseUnreadCodes } from './unread.ts'

test('O1 a start with codes that the reader was not trained on is refused by name', async () => {
  const { backend, close } = await bareBackend()
  const minting = { packId: 1, credentialsType: 'CODE', startAt: 0, endAt: 1 }
  await backend.db.insert(packs).values({ packId: 1, packName: 'Season', team: 'seoul' })
  await backend.db.insert(packMintings).values({ ...minting, mintingId: 7, mintingName: 'letters' })
  await expect(refuseUnreadCodes(backend)).resolves.toBeUndefined()

  const digits = { ...minting, mintingId: 8, mintingName: 'digits', codeFormat: '10+2 0123456789' }
  await backend.db.insert(packMintings).values(digits)
  const refused = refuseUnreadCodes(backend)
  await expect(refused).rejects.toThrow(StartProblem)
  await expect(refused).rejects.toThrow(/minting 8: .* not trained on 0 1 5 6 8; train it/)
  await close()
})
