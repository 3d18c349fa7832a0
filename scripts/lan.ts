// What a phone on the same network needs: an address, and https, because a page without it gets no camera.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { networkInterfaces } from 'node:os'
import { join } from 'node:path'
import { generate } from 'selfsigned'

const DAY_MS = 86_400_000
const GOOD_FOR_DAYS = 397

export interface Lan {
  host: string
  /** PEM, and the files they stand in. */
  key: string
  cert: string
  keyFile: string
  certFile: string
}

/** This machine's address in its network; `undefined` when it is in none. */
const ownAddress = (): string | undefined =>
  Object.values(networkInterfaces())
    .flat()
    .find((address) => address?.family === 'IPv4' && !address.internal)?.address

/** The address that was asked for: none without `--lan` or `FANDECK_LAN`, which may also name one. */
export function lanHost(args: readonly string[], wish: string | undefined): string | undefined {
  if (!args.includes('--lan') && !wish) return undefined
  const host = wish && !/^(1|true|yes)$/i.test(wish) ? wish : ownAddress()
  if (host) return host
  throw new Error(
    'This machine is in no network. Join one, or name the address: FANDECK_LAN=192.168.0.10 npm start',
  )
}

/** A self-signed certificate for the address, kept in a folder so that a phone has to accept it once only. */
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
