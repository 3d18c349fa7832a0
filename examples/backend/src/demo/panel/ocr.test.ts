import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type TestBackend, testBackend } from '../../../test/backend.ts'

const CODE = '234L-37L7-PKLP'
const JPEG = Buffer.from('ffd8ffe000104a464946', 'hex')

let shop: TestBackend
let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fandeck-captures-'))
})
afterEach(async () => {
  await shop.close()
  await rm(folder, { recursive: true })
})
const json = async (name: string) => JSON.parse(await readFile(join(folder, name), 'utf8'))
const post = (body: object) =>
  shop.api.request('http://api.localhost/dev/ocr/captures', {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: 'http://api.localhost' },
    body: JSON.stringify({ image: `data:image/jpeg;base64,${JPEG.toString('base64')}`, ...body }),
  })

describe('the page that records captures', () => {
  test('writes pictures and their true codes for ocr:score, one after the other', async () => {
    shop = await testBackend({ seeded: true, config: { ocrCapturesDir: folder } })
    const answers = await Promise.all([post({ code: CODE }), post({ code: ' ' }), post({ code: CODE })])
    const counts = await Promise.all(answers.map(async (answer) => (await answer.json()).data.count))
    expect(counts.toSorted()).toEqual([1, 2, 3])
    const { labels } = await json('labels.json')
    const shown = { level: 'real', expect: 'accept', code: '234L37L7PKLP' }
    expect(labels.map(({ file }: { file: string }) => file)).toEqual(
      [0, 1, 2].map((number) => `real-000${number}.jpg`),
    )
    expect(labels.filter((label: object) => 'code' in label && label.code !== null)).toEqual([
      expect.objectContaining(shown),
      expect.objectContaining(shown),
    ])
    expect(labels).toContainEqual(expect.objectContaining({ expect: 'reject', code: null }))
    expect(await readFile(join(folder, 'images', 'real-0002.jpg'))).toEqual(JPEG)
    const issued = await json('issued.json')
    expect(issued).toContain('234L37L7PKLP')
    expect(issued.length).toBeGreaterThan(400)
  })

  test('refuses a code with a typing error, and what is no JPEG', async () => {
    shop = await testBackend({ config: { ocrCapturesDir: folder } })
    expect((await post({ code: '234L-37L7-PKLX' })).status).toBe(400)
    expect((await post({ code: CODE, image: 'data:image/png;base64,AAAA' })).status).toBe(400)
    await expect(json('labels.json')).rejects.toThrow('ENOENT')
  })

  test('loads its own script only, and exists only with a folder', async () => {
    shop = await testBackend({ config: { ocrCapturesDir: folder } })
    const page = await shop.api.request('http://api.localhost/dev/ocr')
    expect(page.headers.get('content-security-policy')).toContain("script-src 'self'")
    expect(await page.text()).toContain('src="/dev/ocr.js"')
    expect((await shop.api.request('http://api.localhost/dev/ocr.js')).status).toBe(200)
    await shop.close()
    shop = await testBackend()
    expect((await shop.api.request('http://api.localhost/dev/ocr')).status).toBe(404)
  })
})
