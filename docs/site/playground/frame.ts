// The frame of a playground: one tag, against the fake server of `@fandeck/sdk/testing`, without a backend.
import { configure, define } from '@fandeck/widgets/elements'
import { openShop } from './shops.ts'
import { TAGS } from './tags.ts'

const query = new URLSearchParams(location.search)
const { name, states } = TAGS.find((tag) => tag.name === query.get('tag')) ??
  TAGS[0] ?? { name: 'drop', states: [] }
const state = states.find((one) => one === query.get('state')) ?? states[0] ?? 'open'

document.documentElement.dataset.theme = query.get('theme') ?? 'light'
configure({ fandeck: openShop(name, state) })
define()

const element = document.createElement(`fandeck-${name}`)
for (const [attribute, value] of new URLSearchParams(query.get('attributes') ?? ''))
  element.setAttribute(attribute, value)
// On the main site the sign-in shows its forms.
element.setAttribute('login-origin', name === 'sign-in' ? location.origin : 'https://fandeck.example')
document.querySelector('#stage')?.append(element)
