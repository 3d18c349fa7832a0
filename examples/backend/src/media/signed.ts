import { createHmac } from 'node:crypto'
import type { BackendConfig } from '../config.ts'
import type { Backend } from '../context.ts'
import { isSignature } from '../keys.ts'
import { notFound, Problem } from '../problem.ts'

type Signer = Pick<Backend, 'config' | 'now'>

const HOUR = 3_600_000

const expired = () => new Problem(403, '사진 주소가 만료됐어요. 페이지를 새로 고쳐 주세요.', 'LINK_EXPIRED')

const signatureOf = ({ media }: BackendConfig['secrets'], name: string, until: string) =>
  createHmac('sha256', media).update(`${name} ${until}`).digest('base64url')

/**
 * Returns the query of the address of a private picture, valid for one to two hours; the same within an hour, so that
 * browsers keep the picture.
 */
export function signed(backend: Signer, name: string): string {
  const until = String((Math.floor(backend.now() / HOUR) + 2) * HOUR)
  return `?until=${until}&sign=${signatureOf(backend.config.secrets, name, until)}`
}

/** Checks the query of a private address. @throws Problem LINK_EXPIRED; 404 without the right signature */
export function requireSigned(
  backend: Signer,
  name: string,
  { until = '', sign = '' }: Record<string, string | undefined>,
): void {
  if (!isSignature(backend.config, sign, (secrets) => signatureOf(secrets, name, until))) {
    throw notFound('이미지를 찾을 수 없어요.')
  }
  if (backend.now() >= Number(until)) throw expired()
}
