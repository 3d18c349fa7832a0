const { createFandeck } = require('@fandeck/sdk')
const { getDrop } = require('@fandeck/sdk/drops')

const fandeck = createFandeck({ marketUrl: 'https://api.example' })
getDrop(fandeck, { dropId: 101 }).then(({ info }) =>
  console.log(JSON.stringify({ node: process.version, title: info.title })),
)
