import { expect, test } from 'vitest'
import { returnPath } from '../examples/site/src/layout/return-path.ts'
import { generatedUrls, hostileUrls } from '../packages/sdk/src/kernel/url.hostile.test-helper.ts'
import { signInReturn, signInSearch } from '../packages/widgets/src/sign-in/sign-in-address.ts'

const SITE = 'https://site.example/account/login'
const targets = [...hostileUrls(SITE), ...generatedUrls(SITE, 1, 10_000)]
const query = (name: string, target: string) => `?${new URLSearchParams({ [name]: target })}`

test.each<[string, (target: string) => string]>([
  ['retUrl', (target) => returnPath(query('retUrl', target), SITE)],
  ['retUrl of the widget', (target) => signInReturn(query('retUrl', target), SITE) ?? '/'],
  ['callbackUrl of the widget', (target) => signInReturn(query('callbackUrl', target), SITE) ?? '/'],
  ['callbackUrl', (target) => returnPath(signInSearch(query('callbackUrl', target), SITE), SITE)],
])(
  'G10 S2.9 D52 the site’s %s stays here for 400 hostile addresses by hand and 10,000 by seed 1',
  (_, lead) => {
    const astray = targets.filter((target) => new URL(lead(target), SITE).origin !== new URL(SITE).origin)
    expect(astray).toEqual([])
  },
)
