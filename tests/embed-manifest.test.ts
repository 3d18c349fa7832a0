import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { manifestOf } from '../packages/widgets/embed.manifest.ts'

const scripts = [
  { fileName: 'drop.js', code: 'import "./chunk-a.js"', imports: ['chunk-a.js'] },
  { fileName: 'chunk-a.js', code: 'import "./chunk-b.js" // 카드', imports: ['chunk-b.js', 'node:fs'] },
  { fileName: 'chunk-b.js', code: 'import "./chunk-a.js"', imports: ['chunk-a.js'] },
]

test('the manifest lists each script with its SHA-384 hash, its bytes and all that loads with it', () => {
  const { version, files } = manifestOf('1.2.3', scripts)
  expect(version).toBe('1.2.3')
  expect(Object.keys(files)).toEqual(['chunk-a.js', 'chunk-b.js', 'drop.js'])
  expect(files['drop.js']?.loads).toEqual(['chunk-a.js', 'chunk-b.js'])
  expect(files['chunk-a.js']).toEqual({
    integrity: `sha384-${createHash('sha384')
      .update(Buffer.from(scripts[1]?.code ?? ''))
      .digest('base64')}`,
    bytes: (scripts[1]?.code.length ?? 0) + 4,
    loads: ['chunk-b.js'],
  })
})
