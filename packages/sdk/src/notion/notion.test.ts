import { describe, expect, test } from 'vitest'
import { ok, refuse } from '../testing/fake-server.ts'
import { testKit } from '../testing/test-kit.ts'
import { NotionPageReply, pageOfText } from './notion.schema.ts'
import { getNotionPage } from './notion.ts'

const rich = (plain_text: string) => ({ type: 'text', plain_text, href: null })

describe('S2.4 D24 a Notion page', () => {
  test('GET /notion/{pageId} returns its title and blocks; an unknown id is a typed error', async () => {
    const { fandeck, server } = testKit()
    const blocks = [{ type: 'paragraph', paragraph: { rich_text: [rich('안녕하세요')] } }]
    server.on('GET /notion/:id', (_, { id }) =>
      id === 'guide/1' || id === 'guide%2F1'
        ? ok(NotionPageReply, { pageId: 'guide/1', title: '이용 안내', blocks })
        : refuse(404, '찾을 수 없어요.', 'NOT_FOUND'),
    )
    const page = await getNotionPage(fandeck, { pageId: 'guide/1' })
    expect(page).toMatchObject({ pageId: 'guide/1', title: '이용 안내' })
    expect(page.blocks).toEqual(blocks)
    expect(server.requests[0]?.path).toBe('/notion/guide%2F1')
    await expect(getNotionPage(fandeck, { pageId: 'none' })).rejects.toMatchObject({
      code: 'notion/page-not-found',
    })
  })

  test('is built from plain text, one block per paragraph', () => {
    const page = pageOfText({ pageId: 'terms-1', title: '약관', text: '하나\n둘\n\n셋' })
    expect(page.blocks).toEqual([
      { type: 'paragraph', paragraph: { rich_text: [{ plain_text: '하나\n둘' }] } },
      { type: 'paragraph', paragraph: { rich_text: [{ plain_text: '셋' }] } },
    ])
  })
})
