import { scanCardEndpoint } from '../../claims/claims.endpoints.ts'
import type { Check, Finding, Reporter } from '../check.ts'
import { contracted } from '../contract.ts'
import { envelopeOf, inWords, isAnswer } from '../exchange.ts'
import { answered, reasonNotToWrite, refused, repeats } from '../sequence.ts'
import type { World } from '../world.ts'
import { REFUSED_AGAIN } from './claim-twice.check.ts'

/** A white picture, 280x100. */
const BLANK =
  '/9j/2wBDABsSFBcUERsXFhceHBsgKEIrKCUlKFE6PTBCYFVlZF9VXVtqeJmBanGQc1tdhbWGkJ6jq62rZ4C8ybqmx5moq6T/2wBDARweHigjKE4rK06kbl1upKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKT/wAARCABkARgDASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAb/xAAUEAEAAAAAAAAAAAAAAAAAAAAA/8QAFAEBAAAAAAAAAAAAAAAAAAAAAP/EABQRAQAAAAAAAAAAAAAAAAAAAAD/2gAMAwEAAhEDEQA/AKY' +
  `${'A'.repeat(251)}H/2Q==`
/** The size of a photograph that a scanner may send, bytes. */
const LARGE = 300_000
/** The longest comment of a JPEG, bytes. */
const COMMENT = 65_000

/** Returns the white picture with comments, as large as a photograph. */
function largePicture(): string {
  const blank = atob(BLANK)
  const length = COMMENT + 2
  const comment = `\xff\xfe${String.fromCharCode(length >> 8, length & 255)}${' '.repeat(COMMENT)}`
  return btoa(blank.slice(0, 2) + comment.repeat(Math.ceil(LARGE / COMMENT)) + blank.slice(2))
}

const scan = (world: World, image: string, expects: 'answer' | 'refusal', key = crypto.randomUUID()) => {
  const mintingId = Number(world.settings.given.mintingId ?? 1)
  return world.call(
    scanCardEndpoint,
    { params: { mintingId }, body: { image }, idempotencyKey: key },
    { expects },
  )
}

/** Returns what differs for a picture without a code: a code of a refusal would close the scanner (D60). */
async function unread(world: World, field: string, image: string): Promise<Finding[]> {
  const reply = await scan(world, image, 'refusal')
  return !isAnswer(reply) && envelopeOf(reply).code === undefined
    ? []
    : [{ field, found: inWords(reply), expected: 'HTTP 4xx without a code, so that the scanner stays open' }]
}

/** Scans a photograph, repeats the request, and scans it again with another key. */
async function claimed(world: World, photo: string): Promise<Finding[]> {
  const key = crypto.randomUUID()
  const first = await scan(world, photo, 'answer', key)
  if (!isAnswer(first)) return answered('the photograph', first, 'the card of its code')
  return [
    ...repeats('the same Idempotency-Key twice', await scan(world, photo, 'answer', key), first),
    ...refused('a photograph scanned twice', await scan(world, photo, 'refusal'), ...REFUSED_AGAIN),
  ]
}

async function play(world: World, report: Reporter): Promise<void> {
  const called = contracted(scanCardEndpoint)
  report.judge(called, [
    ...(await unread(world, 'a white picture', `data:image/jpeg;base64,${BLANK}`)),
    ...(await unread(world, 'a white picture of 300 kB', `data:image/jpeg;base64,${largePicture()}`)),
    ...(await unread(world, 'a picture that is cut off', `data:image/jpeg;base64,${BLANK.slice(0, 100)}`)),
  ])
  const { photo } = world.settings
  if (photo === undefined) report.skip(called, 'Name a photograph of an unused code: --photo FILE.jpg')
  else report.judge(called, await claimed(world, photo))
}

/** A photograph of a printed code. */
export const photograph: Check = {
  name: 'photograph',
  about: 'A photograph gives the card of its code once; a picture without a code is refused without a code.',
  rows: ['D42', 'D60'],
  async run(world, report) {
    if (!world.has(scanCardEndpoint)) return
    const reason = reasonNotToWrite(
      world,
      'sends pictures, and claims the code of the photograph of --photo.',
    )
    if (reason !== undefined) report.skip(contracted(scanCardEndpoint), reason)
    else await play(world, report)
  },
}
