import { expect, test } from 'vitest'
import { inkOn } from './ink-on.ts'
import { ro } from './particle.ts'

test.each([
  ['#c4122f', '#fff'],
  ['#2450c8', '#fff'],
  ['#6A2FB5', '#fff'],
  ['#eadcc3', '#16141c'],
  ['#ffffff', '#16141c'],
  ['red', '#fff'],
  ['', '#fff'],
])('on %s the text is %s', (color, ink) => {
  expect(inkOn(color)).toBe(ink)
})

test.each([
  ['FC서울', '로'],
  ['FC안양', '으로'],
  ['스틸러스', '로'],
  ['ITTA', '(으)로'],
  ['', '(으)로'],
])('%s is followed by %s', (word, particle) => {
  expect(ro(word)).toBe(particle)
})
