// A screen is a widget: a route of the site is address, head, guard and one assembly. Queries, mutations and forms are in
// the packages, where a second site has them too.
import { expect, test } from 'vitest'
import { files, read } from './repo.ts'

const ROUTES = 'examples/site/src/routes/'
/** The longest assembly, in lines. */
const MOST = 40
const STATE =
  /\buse(\w*Quer(y|ies)|Mutation\w*|Form\w*)\b|\.(mutate(Async)?|(fetch|prefetch|ensure)Query\w*)\(|<form\b/

const sources = files(`${ROUTES}*.ts`, `${ROUTES}*.tsx`).filter((file) => !/\.test\./.test(file))
const folderOf = (file: string) => file.slice(ROUTES.length).split('/')[0] ?? ''
const linesOf = (file: string) => read(file).trimEnd().split('\n').length
const isOwnScreen = (file: string) => linesOf(file) > MOST || STATE.test(read(file))

test('S10.4 a route is an assembly of at most 40 lines, without queries, mutations and forms', () => {
  expect(new Set(sources.map(folderOf)).size).toBeGreaterThan(20)
  expect(sources.filter(isOwnScreen)).toEqual([])
})

test('a page of the second site is an assembly of at most 40 lines, too', () => {
  const pages = files('examples/starter/src/pages/*.tsx')
  expect(pages.length).toBeGreaterThan(8)
  expect(pages.filter((file) => linesOf(file) > MOST)).toEqual([])
})

test('header, menu and footer of both sites are those of the widgets', () => {
  const shells = files('examples/site/src/layout/*.tsx', 'examples/starter/src/*.tsx')
  const drawing = (tag: string) => shells.filter((file) => new RegExp(`${tag}[ \\n>]`).test(read(file)))
  for (const widget of ['<SiteHeader', '<SiteMenu', '<SiteFooter', '<MemberTabs', '<SessionRequired'])
    expect([widget, drawing(widget).length]).toEqual([widget, 2])
  for (const own of ['<header', '<nav', '<footer']) expect([own, drawing(own)]).toEqual([own, []])
})
