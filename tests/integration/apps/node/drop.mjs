import { createFandeck } from '@fandeck/sdk'
import { getDrop } from '@fandeck/sdk/drops'

const fandeck = createFandeck({ marketUrl: 'https://api.example' })
const { info } = await getDrop(fandeck, { dropId: 101 })
console.log(JSON.stringify({ node: process.version, title: info.title }))
