import { describe, expect, test } from 'vitest'
import {
  type CollectionNameField,
  checkCollection,
  checkCollectionName,
  checkCollectionPicture,
  emptyCollection,
} from './collections.rules.ts'
import type { CollectionInfo } from './collections.schema.ts'

const VALID: CollectionInfo = {
  ...emptyCollection(),
  englishName: 'Moonlight Crew',
  koreanName: '달빛 응원단',
  linkName: 'moonlight-crew',
}

describe('S3.27 a name', () => {
  test.each<[CollectionNameField, string, string | undefined]>([
    ['englishName', 'Moonlight Crew', undefined],
    ['englishName', ' Moonlight Crew ', undefined],
    ['englishName', '', 'missing'],
    ['englishName', '   ', 'missing'],
    ['englishName', '달빛', 'characters'],
    ['englishName', '<b>A</b>', 'characters'],
    ['englishName', 'a'.repeat(60), undefined],
    ['englishName', 'a'.repeat(61), 'long'],
    ['koreanName', '달빛 응원단', undefined],
    ['koreanName', '달빛'.normalize('NFD'), undefined],
    ['koreanName', '🌙', 'characters'],
    ['koreanName', '가'.repeat(30), undefined],
    ['koreanName', '가'.repeat(31), 'long'],
    ['linkName', 'moonlight-crew', undefined],
    ['linkName', 'Moonlight', 'characters'],
    ['linkName', 'a--b', 'characters'],
    ['linkName', '-a', 'characters'],
    ['linkName', '../a', 'characters'],
    ['linkName', 'a'.repeat(41), 'long'],
  ])('%s %j has the problem %s', (field, name, problem) => {
    expect(checkCollectionName(field, name)).toBe(problem)
  })
})

describe('S3.26 S5.8 a draft', () => {
  test('of valid parts has no problem', () => {
    expect(checkCollection(VALID)).toEqual({})
  })

  test.each<[keyof CollectionInfo, string, string | undefined]>([
    ['description', '가'.repeat(500), undefined],
    ['description', `${'가'.repeat(499)}\n`, undefined],
    ['description', '가'.repeat(501), 'long'],
    ['category', '', 'missing'],
    ['category', 'other', 'missing'],
    ['network', 'ETH', 'range'],
    ['tokenType', '', 'range'],
    ['royalty', '10.0', undefined],
    ['royalty', '10.1', 'range'],
    ['royalty', '-1.0', 'range'],
    ['royalty', '5', 'range'],
    ['website', 'https://fandeck.example/a?b=c', undefined],
    ['website', 'http://fandeck.example', 'url'],
    ['discord', 'javascript:alert(1)', 'url'],
    ['instagram', 'fandeck', 'url'],
    ['medium', 'https://fandeck.example@evil.example', 'url'],
    ['telegram', 'https://localhost', 'url'],
    ['otherLink', `https://fandeck.example/${'a'.repeat(200)}`, 'long'],
  ])('with %s %j has the problem %s', (field, value, problem) => {
    expect(checkCollection({ ...VALID, [field]: value })).toEqual(problem ? { [field]: problem } : {})
  })
})

test.each([
  ['logo', undefined, 'missing'],
  ['banner', undefined, undefined],
  ['image', undefined, undefined],
  ['logo', 'a.png', undefined],
  ['banner', 'a.gif', 'extension'],
  ['image', '../a.png', 'name'],
] as const)('S5.7 %s from the file %s has the problem %s', (picture, name, problem) => {
  expect(checkCollectionPicture(picture, name && new File(['x'], name))).toBe(problem)
})
