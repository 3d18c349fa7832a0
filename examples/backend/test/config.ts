import { randomBytes } from 'node:crypto'
import type { BackendConfig } from '../src/config.ts'

const secret = () => randomBytes(32).toString('hex')

/** The settings of a backend in demo mode, with fresh secrets and one origin for everything. */
export function testConfig(databaseUrl: string, origin = 'http://localhost'): BackendConfig {
  return {
    databaseUrl,
    origins: { site: origin, api: origin, pay: origin, oauth: origin, wallet: origin },
    oauth: {},
    allowedOrigins: [],
    secrets: { token: secret(), auth: secret(), qr: secret(), payment: secret(), media: secret() },
    mode: 'demo',
  }
}
