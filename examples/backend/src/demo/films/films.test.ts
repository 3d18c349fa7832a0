import { readCampaign, sectionsOf } from '@fandeck/sdk/campaigns'
import { expect, test } from 'vitest'
import { demoShop } from '../shop.ts'
import { filmRoutes } from './routes.ts'

const { campaigns } = await demoShop()
const campaign = readCampaign(campaigns['fcseoul-2025'])?.campaign
const films = (campaign ? sectionsOf(campaign) : []).flatMap((section) =>
  section.kind === 'upgrade' && section.video ? [section.video] : [],
)
const ask = (path: string, range?: string) =>
  filmRoutes().request(`/cdn${path}`, { headers: range ? { range } : {} })

test('S4.45 a campaign of the demo has a video of its upgrade, which the server has', async () => {
  expect(films).toHaveLength(1)
  for (const film of films) {
    const reply = await ask(film)
    expect([reply.status, reply.headers.get('content-type')]).toEqual([200, 'video/webm'])
    const bytes = new Uint8Array(await reply.arrayBuffer())
    expect([...bytes.subarray(0, 4)]).toEqual([0x1a, 0x45, 0xdf, 0xa3])
    // Less than a page of cards, as it is fetched during a request.
    expect(bytes.length).toBeLessThan(100_000)
  }
})

test.each([
  ['bytes=0-1', 0, 2],
  ['bytes=2-', 2, undefined],
  ['bytes=-4', -4, undefined],
  ['bytes=0-99999999', 0, undefined],
])('the range %s is answered by its bytes', async (range, from, to) => {
  const [film = ''] = films
  const all = new Uint8Array(await (await ask(film)).arrayBuffer())
  const reply = await ask(film, range)
  expect(reply.status).toBe(206)
  const wanted = all.slice(from, to)
  const first = from < 0 ? all.length + from : from
  expect(reply.headers.get('content-range')).toBe(`bytes ${first}-${first + wanted.length - 1}/${all.length}`)
  expect(new Uint8Array(await reply.arrayBuffer())).toEqual(wanted)
})

test('a range beyond the film is refused, and other headers are ignored', async () => {
  const [film = ''] = films
  const statusOf = async (path: string, range?: string) => (await ask(path, range)).status
  expect(await statusOf(film, 'bytes=99999999-')).toBe(416)
  for (const range of ['bytes=-', 'bytes=5-1', 'lines=0-1', 'bytes=0-1,3-4'])
    expect([range, await statusOf(film, range)]).toEqual([range, 200])
})
