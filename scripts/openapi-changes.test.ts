import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { kindOf } from './api-changes.ts'
import { contractChangesOf } from './openapi-changes.ts'

const DOCUMENT = readFileSync(join(import.meta.dirname, '../docs/openapi.json'), 'utf8')
/** Returns the changes and the kind of version of a document in which one text is another. */
function changed(from: string | RegExp, to: string) {
  const after = DOCUMENT.replace(from, to)
  expect(after).not.toBe(DOCUMENT)
  const changes = contractChangesOf(DOCUMENT, after)
  if (!changes) throw new Error('A document with a release has changes.')
  return { ...changes, kind: kindOf(changes, '1.2.3') }
}

test('a document without a release may change in every way', () => {
  expect(contractChangesOf(undefined, DOCUMENT)).toBeUndefined()
})

test('the same document needs a patch, and so do other words', () => {
  expect(contractChangesOf(DOCUMENT, DOCUMENT)).toEqual({ removed: [], changed: [], added: [] })
  expect(changed('A sentence for the fan, in Korean.', 'A Korean sentence for the fan.').kind).toBe('patch')
})

test('a field that replies have no longer needs a major version, and so does a missing operation', () => {
  const { changed: breaking, kind } = changed(/"minting_info": \{/, '"minting": {')
  expect(breaking).toContain('GET /minting/{dropId} 200.data.minting_info (breaking remove)')
  expect(kind).toBe('major')
  expect(changed('"/shop": {', '"/store": {').changed).toContain('GET /shop (breaking remove)')
})

test('a further operation needs a minor version', () => {
  const { paths, ...rest } = JSON.parse(DOCUMENT)
  const more = JSON.stringify({ ...rest, paths: { ...paths, '/shops': paths['/shop'] } })
  const changes = contractChangesOf(DOCUMENT, more)
  expect(changes?.changed).toEqual([])
  expect(changes && kindOf(changes, '1.2.3')).toBe('minor')
})
