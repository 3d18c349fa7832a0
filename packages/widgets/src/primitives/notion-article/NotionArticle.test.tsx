import { cleanup, render } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, describe, expect, test } from 'vitest'
import { NotionArticle } from './NotionArticle.tsx'
import { everyKind } from './notion.fixtures.ts'
import { linkOf, playerOf } from './notion-links.ts'

afterEach(cleanup)

const article = (blocks: readonly unknown[]) => render(<NotionArticle blocks={blocks} />).container

const HOSTILE = [
  '<img src=x onerror=alert(1)>',
  '<script>alert(1)</script>',
  '"><svg/onload=alert(1)>',
  '<iframe srcdoc="<script>alert(1)</script>">',
  'javascript:alert(1)',
  '&lt;img src=x onerror=alert(1)&gt;',
  '{{constructor.constructor("alert(1)")()}}',
  '</style><style>*{display:none}</style>',
  'data:text/html,<script>alert(1)</script>',
  '\u202E<b>뒤집힌</b>\0',
]
const LINKS = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\nscript:alert(1)',
  ' javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'file:///etc/passwd',
  'blob:https://fandeck.example/1',
  'https://user:password@evil.example/',
  'https:\\\\evil.example',
  'intent://evil#Intent;end',
]
const ALLOWED =
  'A BLOCKQUOTE CODE DETAILS DIV EM FIGCAPTION FIGURE H3 H4 H5 HR IMG LI OL P PATH PRE RECT S SPAN STRONG SUMMARY SVG TABLE TBODY TD TH TR U UL CIRCLE G'.split(
    ' ',
  )

/** Replaces every string of a page except the names of block kinds. */
function poisoned(value: unknown, text: string, key = ''): unknown {
  if (typeof value === 'string') return key === 'type' ? value : text
  if (Array.isArray(value)) return value.map((one) => poisoned(one, text))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, poisoned(one, text, name)]))
}

describe('a Notion page', () => {
  test('S2.4 D24 renders each known kind, and the text of an unknown kind', () => {
    const container = article(everyKind)
    const count = (selector: string) => container.querySelectorAll(selector).length
    expect(count('ol > li')).toBe(3)
    expect(count('ul ul > li')).toBe(1)
    expect([count('h3'), count('h4'), count('h5')]).toEqual([1, 1, 1])
    expect(count('.fandeck-notion__callout')).toBe(2)
    expect(count('[data-kind="to_do"] > li')).toBe(2)
    expect([count('th'), count('td')]).toEqual([3, 1])
    expect([count('blockquote'), count('details'), count('pre > code'), count('hr')]).toEqual([1, 1, 1, 1])
    expect([count('strong'), count('em'), count('s'), count('u'), count('p code')]).toEqual([1, 1, 1, 1, 1])
    expect(container.textContent).toContain('모르는 종류도 글은 보여요.')
    for (const link of container.querySelectorAll('a')) {
      expect([link.target, link.rel]).toEqual(['_blank', 'noopener noreferrer'])
    }
  })

  test('gives the kinds of heading in use consecutive levels', () => {
    const heading = (type: string) => ({ type, [type]: { rich_text: [{ plain_text: type }] } })
    const { container } = render(
      <NotionArticle
        headingLevel={2}
        blocks={[heading('heading_2'), { type: 'toggle', toggle: { children: [heading('heading_3')] } }]}
      />,
    )
    expect(container.querySelector('h2')?.textContent).toBe('heading_2')
    expect(container.querySelector('h3')?.textContent).toBe('heading_3')
  })

  test.each(HOSTILE)('G15 %j in every string stays text', (text) => {
    const container = article([
      ...everyKind.map((block) => poisoned(block, text)),
      { type: text, [text]: {} },
    ])
    const names = new Set([...container.querySelectorAll('*')].map(({ tagName }) => tagName.toUpperCase()))
    expect([...names].filter((name) => !ALLOWED.includes(name))).toEqual([])
    for (const element of container.querySelectorAll('*')) {
      expect(element.getAttributeNames().filter((name) => name.startsWith('on'))).toEqual([])
      expect(`${element.getAttribute('href')} ${element.getAttribute('src')}`).not.toMatch(
        /javascript:|data:text/i,
      )
    }
    expect(container.textContent).toContain(text)
  })

  test('G15 control: the same strings as HTML create elements', () => {
    const host = document.createElement('div')
    host.innerHTML = HOSTILE[0] ?? ''
    expect(host.querySelector('[onerror]')).toBeTruthy()
  })

  test.each(LINKS)('renders a link to %j as text', (href) => {
    expect(linkOf(href, document.baseURI)).toBeUndefined()
    const rich_text = [{ plain_text: '누르기', href }]
    const container = article([
      { type: 'paragraph', paragraph: { rich_text } },
      { type: 'bookmark', bookmark: { url: href, caption: rich_text } },
      { type: 'image', image: { external: { url: href } } },
    ])
    expect(container.querySelectorAll('a, img')).toHaveLength(0)
    expect(container.textContent).toContain('누르기')
  })

  test('keeps web links and relative paths', () => {
    expect(linkOf('https://fandeck.example/a?b=c#d', null)).toBe('https://fandeck.example/a?b=c#d')
    expect(linkOf('/guide', document.baseURI)).toBe(new URL('/guide', document.baseURI).href)
    expect(linkOf('/guide', null)).toBeUndefined()
    expect(linkOf('', document.baseURI)).toBeUndefined()
    expect(linkOf(null, document.baseURI)).toBeUndefined()
  })

  test('S2.4 renders text on a server, and hydrates to the same text with its relative links', async () => {
    const blocks = [
      { type: 'paragraph', paragraph: { rich_text: [{ plain_text: '안내', href: '/here' }] } },
      ...everyKind,
    ]
    const container = document.createElement('div')
    container.innerHTML = renderToString(<NotionArticle blocks={blocks} />)
    const text = container.textContent
    expect(text).toContain('모르는 종류도 글은 보여요.')
    expect(container.querySelector('a[href$="/here"]')).toBeNull()
    const errors: unknown[] = []
    render(<NotionArticle blocks={blocks} />, {
      container: document.body.appendChild(container),
      hydrate: true,
      onRecoverableError: (error) => errors.push(error),
    })
    expect(errors).toEqual([])
    expect(container.textContent).toBe(text)
    expect(container.querySelector('a[href$="/here"]')).toBeTruthy()
  })

  test('only the picture that begins the article loads at once', () => {
    const picture = { type: 'image', image: { external: { url: 'https://fandeck.example/a.png' } } }
    const loads = (blocks: readonly unknown[]) =>
      [...article(blocks).querySelectorAll('img')].map((image) => image.getAttribute('loading'))
    expect(loads([picture, picture])).toEqual(['eager', 'lazy'])
    cleanup()
    expect(loads([{ type: 'divider' }, picture])).toEqual(['lazy'])
  })

  test.each([
    ['https://www.youtube.com/watch?v=abc_DEF-123', 'https://www.youtube-nocookie.com/embed/abc_DEF-123'],
    ['https://youtu.be/abc_DEF-123', 'https://www.youtube-nocookie.com/embed/abc_DEF-123'],
    ['https://www.youtube.com/embed/abc', 'https://www.youtube-nocookie.com/embed/abc'],
    ['https://vimeo.com/76979871', 'https://player.vimeo.com/video/76979871?dnt=1'],
    ['https://www.youtube.com/redirect?q=https://evil.example', undefined],
    ['https://youtu.be/a/b?x="><script>', undefined],
    ['https://www.youtube.com.evil.example/watch?v=abc', undefined],
    ['https://evil.example/watch?v=abc', undefined],
    ['https://constructor/watch?v=abc', undefined],
  ])('%s plays as %s', (url, player) => {
    expect(playerOf(url)).toBe(player)
    const frame = article([{ type: 'video', video: { external: { url } } }]).querySelector('iframe')
    expect(frame?.getAttribute('src') ?? undefined).toBe(player)
    if (frame)
      expect(frame.getAttribute('sandbox')).toBe('allow-scripts allow-same-origin allow-presentation')
  })
})
