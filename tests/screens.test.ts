// A screen is a widget: a route of the site is address, head, guard and one assembly. Queries, mutations and forms are in
// the packages, where a second site has them too.
import { expect, test } from 'vitest'
import { files, read } from './repo.ts'

const ROUTES = 'examples/site/src/routes/'
/** The longest assembly, in lines. */
const MOST = 40
const STATE = /\buse(Query|InfiniteQuery|Mutation|Form|FormContext)\b|\.mutate(Async)?\(/

/** Folders whose screens are still written by the site; the list shrinks as widgets replace them. */
const WRITTEN_BY_THE_SITE = ['campaign', 'drop', 'home']

const sources = files(`${ROUTES}*.ts`, `${ROUTES}*.tsx`).filter((file) => !/\.test\./.test(file))
const folderOf = (file: string) => file.slice(ROUTES.length).split('/')[0] ?? ''
const linesOf = (file: string) => read(file).trimEnd().split('\n').length
const isOwnScreen = (file: string) => linesOf(file) > MOST || STATE.test(read(file))

test('a route is an assembly of at most 40 lines, without queries, mutations and forms', () => {
  const assembled = sources.filter((file) => !WRITTEN_BY_THE_SITE.includes(folderOf(file)))
  expect(new Set(assembled.map(folderOf)).size).toBeGreaterThan(5)
  expect(assembled.filter(isOwnScreen)).toEqual([])
})

test('every listed folder still has a query, a mutation, a form or a long file', () => {
  const own = [...new Set(sources.filter(isOwnScreen).map(folderOf))]
  expect(own.toSorted()).toEqual(WRITTEN_BY_THE_SITE)
})

test('a page of the second site is an assembly of at most 40 lines, too', () => {
  const pages = files('examples/starter/src/pages/*.tsx')
  expect(pages.length).toBeGreaterThan(8)
  expect(pages.filter((file) => linesOf(file) > MOST)).toEqual([])
})
