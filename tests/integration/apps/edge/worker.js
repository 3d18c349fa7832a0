import { createFandeck } from '@fandeck/sdk'
import { getDrop } from '@fandeck/sdk/drops'

const fandeck = createFandeck({ marketUrl: 'https://api.example', cdnUrl: 'https://api.example/cdn' })

export default {
  async fetch() {
    const { info } = await getDrop(fandeck, { dropId: 101 })
    return Response.json({ title: info.title })
  },
}
