// Address and https certificate for phones on the same network; without https, a page gets no camera.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { networkInterfaces } from 'node:os'
import { join } from 'node:path'
import { generate } from 'selfsigned'

const DAY_MS = 86_400_000
const GOOD_FOR_DAYS = 397

export interface Lan {
  host: string
  /** PEM text, and the files that contain it. */
  key: string
  cert: string
  keyFile: string
  certFile: string
}

/** Returns this machine's address in its network; `undefined` without a network. */
const ownAddress = (): string | undefined =>
  Object.values(networkInterfaces())
    .flat()
    .find((address) => address?.family === 'IPv4' && !address.internal)?.address

/** Returns the requested address: none without `--lan` or `FANDECK_LAN`, which may also specify one. */
export function lanHost(args: readonly string[], request: string | undefined): string | undefined {
  if (!args.includes('--lan') && !request) return undefined
  const host = request && !/^(1|true|yes)$/i.test(request) ? request : ownAddress()
  if (host) return host
  throw new Error(
    'This machine has no network address. Join a network, or set one: FANDECK_LAN=192.168.0.10 npm start',
  )
}

/** Returns a self-signed certificate for the address, stored so that a phone has to accept it only once. */
export async function lanCertificate(folder: string, host: string): Promise<Lan> {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const [keyFile, certFile] = [join(folder, `${host}.key.pem`), join(folder, `${host}.cert.pem`)]
  const kept = () => ({
    host,
    key: readFileSync(keyFile, 'utf8'),
    cert: readFileSync(certFile, 'utf8'),
    keyFile,
    certFile,
  })
  try {
    return kept()
  } catch {
    const pems = await generate([{ name: 'commonName', value: 'Fandeck development' }], {
      keySize: 2048,
      algorithm: 'sha256',
      notAfterDate: new Date(Date.now() + GOOD_FOR_DAYS * DAY_MS),
      extensions: [
        { name: 'basicConstraints', cA: false },
        {
          name: 'subjectAltName',
          altNames: [
            { type: 2, value: 'localhost' },
            ...[...new Set([host, '127.0.0.1'])].map((ip) => ({ type: 7 as const, ip })),
          ],
        },
      ],
    })
    writeFileSync(keyFile, pems.private, { mode: 0o600 })
    writeFileSync(certFile, pems.cert)
    return kept()
  }
}
