import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { loadShop } from './load-shop.ts'
import { writeShop } from './new.ts'
import { importNotion } from './notion.ts'

const A = 'a'.repeat(32)
const B = 'b'.repeat(32)
const C = 'c'.repeat(32)
/** The smallest PNG, of one pixel. */
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
)
const bytes = (text: string) => new TextEncoder().encode(text)
const imported = (files: Record<string, string | Uint8Array>) =>
  importNotion(
    new Map(Object.entries(files).map(([path, one]) => [path, typeof one === 'string' ? bytes(one) : one])),
  )

/** An export as Notion writes it: a page, a page below it, and a picture. */
const EXPORT = {
  [`지갑 안내 ${A}.md`]: `# 지갑 안내

<aside>
💡 지갑은 **하나**만 연결할 수 있어요.

</aside>

![지갑 화면](%EC%A7%80%EA%B0%91%20%EC%95%88%EB%82%B4%20${A}/Untitled%201.png)

자세한 내용은 [Wallet FAQ](%EC%A7%80%EA%B0%91%20%EC%95%88%EB%82%B4%20${A}/Wallet%20FAQ%20${B}.md)를 보세요.
[홈페이지](https://lions.example)와 [일정](%EC%9D%BC%EC%A0%95.csv)도 있어요.

| 지갑 | 링크 |
| --- | --- |
| KAIA | 있어요 |
`,
  [`지갑 안내 ${A}/Wallet FAQ ${B}.md`]: `# Wallet FAQ

<details>
<summary>연결이 안 돼요</summary>

앱을 다시 열어 주세요.

</details>

![지갑 화면](Untitled%201.png) ![바깥](https://s3.example/secret.png)
`,
  [`지갑 안내 ${A}/Untitled 1.png`]: PIXEL,
  '일정.csv': 'a,b\n',
}

describe('an export of Notion', () => {
  test('becomes pages with their titles, callouts and tables', () => {
    const { files, pages } = imported(EXPORT)
    expect([...pages.values()].toSorted()).toEqual(['pages/page-aaaaaaaa.md', 'pages/wallet-faq.md'])
    const text = String(files.get('pages/page-aaaaaaaa.md'))
    expect(text).toContain(
      '---\ntitle: 지갑 안내\n---\n\n> [!NOTE]\n> 💡 지갑은 **하나**만 연결할 수 있어요.',
    )
    expect(text).toContain('| KAIA | 있어요 |')
    expect(text).not.toContain('# 지갑 안내')
    expect(String(files.get('pages/wallet-faq.md'))).toContain('**연결이 안 돼요**')
  })

  test('keeps its pictures and the links between its pages', () => {
    const { files } = imported(EXPORT)
    const text = String(files.get('pages/page-aaaaaaaa.md'))
    expect(text).toContain('![지갑 화면](media/page-aaaaaaaa-1.png)')
    expect(text).toContain('[Wallet FAQ](/notion/pure-layout/wallet-faq)')
    expect(text).toContain('[홈페이지](https://lions.example)')
    expect(files.get('media/page-aaaaaaaa-1.png')).toEqual(PIXEL)
    expect([...files.keys()].filter((file) => file.startsWith('media/'))).toHaveLength(1)
  })

  test('names what it leaves out: files that no page shows, and pictures elsewhere', () => {
    const { files, faults } = imported(EXPORT)
    expect(faults.map(({ file, expected }) => [file.slice(0, 2), expected])).toEqual([
      ['지갑', 'a page or a picture of the export; not %EC%9D%BC%EC%A0%95.csv'],
      ['지갑', 'a page or a picture of the export; not https://s3.example/secret.png'],
    ])
    expect(String(files.get('pages/page-aaaaaaaa.md'))).toContain('와 일정도 있어요.')
    expect(String(files.get('pages/wallet-faq.md'))).not.toContain('s3.example')
  })

  test('gives pages of one title names of their own', () => {
    const { pages } = imported({ [`Guide ${A}.md`]: '', [`x/Guide ${B}.md`]: '', [`x/Guide ${C}.md`]: '' })
    expect([...pages.values()]).toEqual(['pages/guide.md', 'pages/guide-2.md', 'pages/guide-2-2.md'])
  })

  test.each([
    '../../../etc/passwd',
    '..%2f..%2fsecret.png',
    '%zz.png',
    '/etc/passwd.png',
    'file:///etc/passwd.png',
    'javascript:alert(1)',
  ])('takes no picture from %s', (href) => {
    const { files } = imported({ [`Guide ${A}.md`]: `![x](${href})` })
    expect([...files.keys()]).toEqual(['pages/guide.md'])
    expect(String(files.get('pages/guide.md'))).not.toContain('![')
  })
})

describe('fandeck import', () => {
  let folder = ''
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'fandeck-notion-'))
    await writeShop(join(folder, 'lions'), '서울 라이온즈')
    for (const [file, content] of Object.entries(EXPORT)) {
      mkdirSync(dirname(join(folder, 'export', file)), { recursive: true })
      writeFileSync(join(folder, 'export', file), content)
    }
  })
  afterEach(() => rmSync(folder, { recursive: true, force: true }))
  const run = (...args: string[]) =>
    spawnSync(
      process.execPath,
      ['--conditions=fandeck-source', join(import.meta.dirname, 'main.ts'), 'import', ...args],
      { cwd: folder, encoding: 'utf8', env: { ...process.env, NO_COLOR: '1' } },
    )

  test('writes texts into a shop that is good, and never over another text', async () => {
    const first = run('export', '--into', 'lions')
    expect([first.status, first.stderr]).toEqual([0, ''])
    expect(first.stdout).toContain('2 pages. Next: npx @fandeck/sdk check lions')
    const { faults, document } = await loadShop(join(folder, 'lions'), Date.now())
    expect(faults.filter(({ level }) => level === 'error')).toEqual([])
    expect(document.pages['wallet-faq']?.title).toBe('Wallet FAQ')
    writeFileSync(join(folder, 'lions/pages/wallet-faq.md'), 'mine')
    const again = run('export', '--into', 'lions')
    expect([again.status, again.stderr]).toEqual([1, expect.stringContaining('nothing is written over')])
    expect(readFileSync(join(folder, 'lions/pages/wallet-faq.md'), 'utf8')).toBe('mine')
  })

  test.each([
    [['export', '--into', 'nowhere'], 'is no shop'],
    [['lions/packs', '--into', 'lions'], 'has no Markdown'],
  ])('refuses %j', (args, why) => {
    const { status, stderr } = run(...args)
    expect([status, stderr]).toEqual([1, expect.stringContaining(why)])
  })
})
