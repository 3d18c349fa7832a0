const { createFandeck, getDrop } = require('@fandeck/sdk')

const fandeck = createFandeck({ marketUrl: 'https://api.example' })
getDrop(fandeck, { dropId: 101 }).then(({ info }) =>
  console.log(JSON.stringify({ node: process.version, title: info.title })),
)
