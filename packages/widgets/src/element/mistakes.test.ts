import { expect, test } from 'vitest'
import { ADDRESSES } from './addresses.ts'
import { mistakeOf, warningsOf } from './mistakes.ts'

const kinds = {
  ...ADDRESSES,
  'drop-id': Number,
  'code-format': String,
  layout: String,
  postcode: String,
  'login-origin': String,
  slug: String,
}

function tag(attributes: Record<string, string>): Element {
  const element = document.createElement('fandeck-drop')
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
  return element
}

test.each([
  ['drop_id', '101', 'unknown attribute drop_id; did you mean drop-id?', 'drop-id="101"'],
  ['market_url', '/api', 'unknown attribute market_url; did you mean market-url?', 'market-url="/api"'],
  ['layuot', 'compact', 'unknown attribute layuot; did you mean layout?', 'layout="compact"'],
  ['layout', 'compat', 'layout has the unknown value "compat"', 'layout="compact"'],
  ['postcode', '', 'postcode has the unknown value ""', 'postcode="daum"'],
  ['market-url', 'api.ongyeol', 'market-url is not an address', 'market-url="https://api.ongyeol"'],
  ['market-url', '//api.example', 'market-url is not an address', 'market-url="https://api.example"'],
  ['cdn-url', 'javascript:alert(1)', 'cdn-url is not an address', 'cdn-url="https://cdn.example"'],
  [
    'main-url',
    'http://api.ongyeol.kr/v1',
    'main-url is not safe, because it is not https',
    'main-url="https://api.ongyeol.kr/v1"',
  ],
  [
    'login-origin',
    'https://fandeck.kr/login',
    'login-origin has more than an origin',
    'login-origin="https://fandeck.kr"',
  ],
  ['login-origin', '/login', 'login-origin is not an address', 'login-origin="https://fandeck.example"'],
])('D76 warns of %s="%s" with the fix', (name, value, title, fix) => {
  expect(warningsOf(tag({ [name]: value }), kinds)).toEqual([{ title, attribute: name, fix }])
})

test.each<Record<string, string>>([
  { 'drop-id': '101', 'market-url': 'https://api.example', layout: 'compact', postcode: 'daum' },
  { 'market-url': '/api', 'cdn-url': 'http://localhost:4401/cdn', 'login-origin': 'http://127.0.0.1:4400' },
  {
    class: 'x',
    style: '',
    slot: 'a',
    id: 'b',
    title: 't',
    'data-theme': 'dark',
    'aria-label': 'c',
    debug: '',
  },
  { dropid: '1' },
  { drop_id: '1', 'drop-id': '2' },
])('D76 control: does not warn of %o', (attributes) => {
  expect(warningsOf(tag(attributes), kinds)).toEqual([])
})

test.each<[Record<string, string>, string, string, string | undefined, string]>([
  [{}, 'Set drop-id to the number of a drop.', 'drop-id is missing', undefined, 'drop-id="101"'],
  [
    { drop_id: '5' },
    'Set drop-id to the number of a drop.',
    'unknown attribute drop_id; did you mean drop-id?',
    'drop_id',
    'drop-id="5"',
  ],
  [
    { 'drop-id': 'one' },
    'Set drop-id to the number of a drop.',
    'drop-id cannot be used',
    'drop-id',
    'drop-id="101"',
  ],
  [
    { 'code-format': 'ten' },
    'ten is not a code format, such as 10+2.',
    'code-format cannot be used',
    'code-format',
    'code-format="10+2"',
  ],
  [
    { 'wallet-origin': 'wallet.example' },
    'createFandeck: invalid walletOrigin.',
    'wallet-origin is not an address',
    'wallet-origin',
    'wallet-origin="https://wallet.example"',
  ],
  [{}, 'Something else.', 'The tag cannot be rendered', undefined, 'Something else.'],
])('D76 explains the error of %o: %s', (attributes, message, title, attribute, fix) => {
  expect(mistakeOf(tag(attributes), kinds, message)).toMatchObject({ title, fix })
  expect(mistakeOf(tag(attributes), kinds, message).attribute).toBe(attribute)
})
