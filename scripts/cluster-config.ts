// `npm run cluster:config`: writes the configuration of `examples/backend/deploy/compose.yml`, with new passwords and keys.
import { existsSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { writeComposeConfig } from './cluster/compose.ts'

const deploy = resolve(import.meta.dirname, '../examples/backend/deploy')
const written = ['config', '.env', 'settings.env'].map((name) => join(deploy, name))
const known = written.filter(existsSync)
if (known.length > 0) {
  const names = known.map((path) => relative(process.cwd(), path)).join(', ')
  console.error(`${names} exist. Their passwords belong to the data of the containers; remove both together.`)
  process.exit(1)
}
writeComposeConfig(deploy)
console.log(`Wrote ${written.map((path) => relative(process.cwd(), path)).join(', ')}. Then:

  cd ${relative(process.cwd(), deploy)} && docker compose up --build`)
