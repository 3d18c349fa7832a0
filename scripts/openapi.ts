// `pnpm openapi`: writes docs/openapi.json from the SDK's endpoints.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { openApiText } from './openapi-document.ts'

writeFileSync(join(import.meta.dirname, '../docs/openapi.json'), openApiText())
