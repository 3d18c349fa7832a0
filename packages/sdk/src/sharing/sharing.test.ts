import { describe, expect, test, vi } from 'vitest'
import { testKit } from '../testing/test-kit.ts'
import { createSharing, feedAddress, type ShareDevice } from './sharing.ts'

const content = { url: 'https://fandeck.example/event/1', title: '앨범 속 코드 & 카드' }
const abort = () => Promise.reject(Object.assign(new Error('cancelled'), { name: 'AbortError' }))

function sharing(
  device: Partial<ShareDevice> = {},
  messenger?: { send(): Promise<void> },
  fetch?: typeof globalThis.fetch,
) {
  const opened = vi.fn((_url: string, _name: string, _features: string) => undefined)
  const kit = testKit({ platform: { openWindow: opened, ...(fetch && { fetch }) } })
  const shared = vi.fn()
  kit.fandeck.on('sharing:shared', shared)
  return {
    ...createSharing(kit.fandeck, { messenger, device: { mobile: false, ...device } }),
    opened,
    shared,
  }
}

describe('S2.36 S2.37 the share targets', () => {
  const share = vi.fn(async () => {})
  const messenger = { send: async () => {} }
  test.each([
    [{}, undefined, ['link', 'feed']],
    [{}, messenger, ['link', 'feed', 'messenger']],
    [{ mobile: true }, messenger, ['link', 'feed', 'messenger']],
    [{ mobile: false, share }, messenger, ['link', 'feed', 'messenger']],
    [{ mobile: true, share }, messenger, ['native']],
  ])('%o', (device, messenger, targets) => {
    expect(sharing(device, messenger).targets).toEqual(targets)
  })
})

describe('sharing', () => {
  test('S8.13 copies the link and announces it', async () => {
    const writeText = vi.fn(async () => {})
    const { share, shared } = sharing({ writeText })
    expect(await share('link', content)).toBe(true)
    expect(writeText).toHaveBeenCalledExactlyOnceWith(content.url)
    expect(shared).toHaveBeenCalledExactlyOnceWith({ target: 'link', url: content.url })
  })

  test.each([
    ['denied', () => Promise.reject(new Error('denied'))],
    ['absent', undefined],
  ])('S8.13 a clipboard that is %s is a typed error', async (_, writeText) => {
    const { share, shared } = sharing({ writeText })
    await expect(share('link', content)).rejects.toMatchObject({ code: 'sharing/copy-failed' })
    expect(shared).not.toHaveBeenCalled()
  })

  test('the feed opens X with the title and the address', async () => {
    const { share, opened } = sharing()
    await expect(share('feed', content)).rejects.toMatchObject({ code: 'sharing/blocked' })
    const address = new URL(opened.mock.calls[0]?.[0] ?? '')
    expect(address.origin).toBe('https://x.com')
    expect([...address.searchParams]).toEqual([
      ['text', content.title],
      ['url', content.url],
    ])
    expect(feedAddress(content)).toBe(address.href)
  })

  test('S2.37 a cancelled share sheet is not a failure', async () => {
    const { share, shared } = sharing({ mobile: true, share: abort })
    expect(await share('native', content)).toBe(false)
    expect(shared).not.toHaveBeenCalled()
  })

  test('a failing share sheet or messenger is a typed error', async () => {
    const fail = () => Promise.reject(new Error('broken'))
    const refused = { code: 'sharing/failed' }
    await expect(sharing({ share: fail }).share('native', content)).rejects.toMatchObject(refused)
    await expect(sharing({}, { send: fail }).share('messenger', content)).rejects.toMatchObject(refused)
    await expect(sharing().share('messenger', content)).rejects.toMatchObject(refused)
  })
})

describe('D112 a picture', () => {
  const picture = { image: 'https://cdn.example/badge.jpg', title: '모두 모았어요', fileName: 'badge.jpg' }
  const jpeg = { headers: { 'content-type': 'image/jpeg' } }

  test('is loaded and shared as a file where the share sheet of a phone takes one', async () => {
    const shareFile = vi.fn<NonNullable<ShareDevice['shareFile']>>(async () => {})
    const fetch = vi.fn(async () => new Response('bytes', jpeg))
    const { sharePicture, sharesPictures, shared } = sharing({ mobile: true, shareFile }, undefined, fetch)
    expect([sharesPictures, await sharePicture(picture)]).toEqual([true, true])
    expect(fetch).toHaveBeenCalledWith(picture.image)
    const [[sent] = []] = shareFile.mock.calls
    expect([sent?.title, sent?.file.name, sent?.file.type]).toEqual([
      picture.title,
      'badge.jpg',
      'image/jpeg',
    ])
    expect(await sent?.file.text()).toBe('bytes')
    expect(shared).toHaveBeenCalledExactlyOnceWith({ target: 'native', url: picture.image })
    expect(sharing({ shareFile }).sharesPictures).toBe(false)
    expect(sharing({ mobile: true }).sharesPictures).toBe(false)
  })

  test('is not shared when the visitor cancels, and fails with a typed error', async () => {
    const fetch = async () => new Response('bytes', jpeg)
    const cancelled = sharing({ mobile: true, shareFile: abort }, undefined, fetch)
    expect(await cancelled.sharePicture(picture)).toBe(false)
    expect(cancelled.shared).not.toHaveBeenCalled()
    const refused = { code: 'sharing/failed' }
    const missing = async () => new Response('', { status: 404 })
    const shareFile = vi.fn(async () => {})
    await expect(
      sharing({ mobile: true, shareFile }, undefined, missing).sharePicture(picture),
    ).rejects.toMatchObject(refused)
    expect(shareFile).not.toHaveBeenCalled()
    await expect(sharing({ mobile: true }).sharePicture(picture)).rejects.toMatchObject(refused)
  })
})
