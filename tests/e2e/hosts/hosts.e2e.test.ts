// On each page the tag sells, opens the wallet and claims a code, or says why it cannot.
import { beforeAll, describe, expect, test } from 'vitest'
import { codeField } from '../brand-steps.ts'
import { openHost, type State, signedInState, TAGS, type Tag } from '../host-pages.ts'
import { casesOf } from '../matrix.ts'
import { runSite } from '../running-site.ts'
import { sampleCard } from '../stack.ts'
import { button, screen, type View } from '../steps.ts'
import { HOSTS } from './hosts.ts'

const running = runSite()

let state: State
beforeAll(async () => {
  state = await signedInState(running())
}, 240_000)

/** In `npm run test:all`: built-ins and texts that change under a tag, pages that come back, and one without https. */
const CORE = [
  'prototype.js 1.6',
  'MooTools',
  'a translated page',
  'Turbo Drive, with back and forward',
  'a page without https',
]

/** What each tag names its login. */
const LOGIN: Record<Tag['name'], string> = {
  drop: '로그인하고 구매하기',
  wallet: '연결하기',
  scanner: '로그인하고 카드 받기',
}

/** Presses the login of a tag; that of the scanner follows a code. */
async function pressLogin(view: View, name: Tag['name']): Promise<void> {
  if (name === 'scanner') {
    await codeField(view).fill((await sampleCard(running().stack)).code)
    await button(view, '카드 받기').click()
  }
  await button(view, LOGIN[name]).click()
}

describe.each(TAGS)('<fandeck-$name>', (tag) => {
  test.each(casesOf(HOSTS, ({ name }) => CORE.includes(name)))(
    'does what it is for, or says why not: $name',
    async (host) => {
      const { context, view, errors } = await openHost(running(), state, tag, host)
      if (host.refuses) {
        await pressLogin(view, tag.name)
        await screen(view.getByText(host.refuses).first()).toBeVisible()
      } else await tag.use(view, running().stack)
      expect(errors).toEqual([])
      await context.close()
    },
  )
})
