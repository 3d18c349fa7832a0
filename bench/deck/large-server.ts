// The designs of two packs and a member's copies of them, over HTTP as a backend sends them.
import { createServer } from 'node:http'
import { gzipSync } from 'node:zlib'

const DAY = 86_400_000
const at = (ms: number) => new Date(ms).toISOString().slice(0, 19).replace('T', ' ')
const picture = (card: number) => `https://cdn.example/art/card/${card}-0123456789abcdef.webp`

const design = (card: number, number: number) => ({
  metadata_idx: card,
  edition_title: ['BASIC', 'FOIL', 'PRISM', 'SIGN'][number % 4],
  design_image: picture(card),
  design_idx: number,
})
const details = (card: number, number: number) => ({
  ...design(card, number),
  card_name: ['한이준', '서도윤', '강이로', '백로언', '노여름'][number % 5],
  image: picture(card),
  attributes: Object.entries({
    number: number + 1,
    position: 'FORWARD',
    sub: 'FW · 2025 시즌',
    team: 'FC서울',
    team_key: 'fcseoul-2025',
    team_color_1: '#C4122F',
    team_color_2: '#0A0A0A',
    team_color_3: '#F5F5F5',
    crest: 'https://cdn.example/art/crest/fcseoul-2025.webp',
    edition_total: 1000,
    story: '왼발로 감아 찬 공이 골대 구석에 꽂힌 밤을 기억하는 카드예요.',
    season: '2025 SEASON',
  }).map(([trait_type, value]) => ({ trait_type, value })),
})

/** Serves `copies` copies of `designs` designs, half of them in each pack; `paged` says whether it knows `limit`. */
export async function serveDeck({
  copies,
  designs,
  paged,
}: {
  copies: number
  designs: number
  paged: boolean
}) {
  const sent = { bytes: 0, zipped: 0, replies: 0 }
  const cardOf = (pack: number, number: number) => pack * 100_000 + number
  const each = designs / 2
  const answer = (pack: number, own: boolean) =>
    Array.from({ length: own ? copies / 2 : each }, (_, row) => {
      const number = (row * 7919) % each
      if (!own) return details(cardOf(pack, row), row)
      const edition = Math.floor(row / each) + 1
      return {
        ...design(cardOf(pack, number), number),
        amount: copies / designs,
        edition,
        token_id: String(cardOf(pack, number) * 10_000 + edition),
        acquired_dttm: at(1_763_607_600_000 - row * (DAY / 100)),
      }
    })
  const rows = new Map(
    [1, 2].flatMap((pack) => [true, false].map((own) => [`${pack}${own}`, answer(pack, own)])),
  )
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://deck')
    const [, , , pack, own] = url.pathname.split('/')
    const all = rows.get(`${pack}${own === 'my'}`) ?? []
    const limit = paged ? Number(url.searchParams.get('limit') ?? 0) : 0
    const from = Number(url.searchParams.get('cursor') ?? 0)
    const end = limit ? from + limit : all.length
    const data = {
      card_list: all.slice(from, end),
      ...(limit > 0 && { next: end < all.length ? String(end) : null }),
    }
    const text = JSON.stringify({ status: '200', message: '', data })
    sent.bytes += Buffer.byteLength(text)
    sent.zipped += gzipSync(text).length
    sent.replies += 1
    response
      .writeHead(200, { 'content-type': 'application/json', 'access-control-allow-origin': '*' })
      .end(text)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  return {
    url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`,
    sent,
    close: () => void server.close(),
  }
}
