// Every widget has stories: its states, one with controls, and each element live.
import { existsSync, globSync, readFileSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { ART } from '../card/card.fixtures.ts'
import { WINGS } from './wings.ts'

const src = join(import.meta.dirname, '..')
const read = (file: string) => readFileSync(join(src, file), 'utf8')

const modules = import.meta.glob<Record<string, unknown>>('../**/*.stories.tsx', { eager: true })
const widgets = Object.entries(modules).filter(
  ([file]) => !/^\.\.\/primitives\/|^\.\/|\/stories\//.test(file),
)

describe('S10.6 the stories', () => {
  test.each(globSync('{*,boards/*}/index.ts', { cwd: src }).map((file) => dirname(file)))(
    'show %s',
    (folder) => {
      const stories = globSync(`${folder}/**/*.stories.tsx`, { cwd: src })
      expect(stories.length).toBeGreaterThan(0)
    },
  )

  test.each(widgets)(
    '%s has several states, and one with controls',
    (_, { Controls, default: _title, ...states }) => {
      expect(Controls).toHaveProperty('args')
      expect(Object.keys(Object(Reflect.get(Object(Controls), 'args'))).length).toBeGreaterThan(0)
      expect(Object.keys(states).length).toBeGreaterThan(0)
    },
  )

  test('show each element live', () => {
    const tags = globSync('**/*.tag.ts', { cwd: src }).map((file) => ({
      tag: /tag: '([\w-]+)'/.exec(read(file))?.[1] ?? file,
      live: globSync(`${dirname(file)}/*Element.stories.tsx`, { cwd: src })
        .map(read)
        .join(''),
    }))
    expect(tags.length).toBeGreaterThanOrEqual(5)
    expect(tags.filter(({ tag, live }) => !live.includes(tag)).map(({ tag }) => tag)).toEqual([])
  })

  test('show a theme, and a mistake of a page', () => {
    const live = Object.fromEntries(widgets)['../drop/DropElement.stories.tsx']
    expect(Object.keys(live ?? {})).toEqual(expect.arrayContaining(['English', 'Themed', 'Mistake']))
  })

  test('have the art of the demo, in small pictures of the repository', () => {
    const art = globSync('*', { cwd: join(src, 'stories/art') })
    expect(art.toSorted()).toEqual(ART.map((name) => `${name}.webp`).toSorted())
    expect(art.filter((file) => statSync(join(src, 'stories/art', file)).size > 12_000)).toEqual([])
  })

  test('are each in one wing, in which the welcome page names it', () => {
    const titles = Object.entries(modules)
      .filter(([file]) => file !== './Welcome.stories.tsx')
      .map(([, { default: meta }]) => Reflect.get(Object(meta), 'title'))
    const named = WINGS.flatMap(({ name, stories }) => stories.map((story) => `${name} / ${story}`))
    expect(titles.toSorted()).toEqual(named.toSorted())
  })

  test('follow the order of the wings', () => {
    const [, order = ''] = /storyOrder: \[([^\]]+)\]/.exec(read('../.ladle/config.mjs')) ?? []
    const wings = WINGS.map(({ name }) => `${name.toLowerCase()}*`)
    expect([...order.matchAll(/'(.+)'/g)].map(([, wing]) => wing)).toEqual(['welcome*', ...wings])
  })

  test('begin with a welcome page', () => {
    expect(existsSync(join(src, 'stories/Welcome.stories.tsx'))).toBe(true)
    expect(read('../.ladle/config.mjs')).toContain("defaultStory: 'welcome--fandeck'")
  })
})
