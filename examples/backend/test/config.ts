import { randomBytes } from 'node:crypto'
import type { BackendConfig } from '../src/config.ts'

/** The key of the printed codes in the databases that tests copy. */
const CODES_KEY = 'the printed codes of all databases of the tests'

const secret = () => randomBytes(32).toString('hex')

/** The settings of a backend in demo mode, with fresh secrets, but for that of printed codes, and one origin for everything. */
export function testConfig(databaseUrl: string, origin = 'http://localhost'): BackendConfig {
  return {
    databaseUrl,
    origins: { site: origin, api: origin, pay: origin, oauth: origin, wallet: origin },
    oauth: {},
    allowedOrigins: [],
    secrets: {
      token: secret(),
      auth: secret(),
      qr: secret(),
      payment: secret(),
      media: secret(),
      codes: CODES_KEY,
    },
    mode: 'demo',
  }
}
