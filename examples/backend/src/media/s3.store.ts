import { createHash } from 'node:crypto'
import { AwsClient } from 'aws4fetch'
import type { S3Config } from '../config.ts'
import type { MediaStore } from './media-store.ts'
import { contentTypeOf } from './medium.ts'

const TIMEOUT_MS = 10_000

/** Keeps media in an S3-compatible store: AWS, R2, MinIO, NCP. A bucket in the path and one in the host both work. */
export function s3Store({ url, region, accessKeyId, secretAccessKey }: S3Config): MediaStore {
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 1 })

  async function send(name: string, init: RequestInit): Promise<Response | undefined> {
    const reply = await client.fetch(`${url}/${name}`, { ...init, signal: AbortSignal.timeout(TIMEOUT_MS) })
    if (reply.ok) return reply
    const text = await reply.text()
    // A bucket that does not exist is 404, too, but no missing medium.
    if (reply.status === 404 && !text.includes('NoSuchBucket')) return undefined
    throw new Error(`${init.method} ${new URL(url).host}: ${reply.status} ${text.slice(0, 200)}`)
  }

  return {
    async put(name, bytes) {
      const headers = {
        'content-type': contentTypeOf(name),
        // The store verifies what arrives.
        'x-amz-content-sha256': createHash('sha256').update(bytes).digest('hex'),
      }
      const stored = await send(name, { method: 'PUT', body: new Uint8Array(bytes), headers })
      if (!stored) throw new Error(`PUT ${new URL(url).host}: 404`)
    },
    async read(name) {
      const reply = await send(name, { method: 'GET' })
      return reply && Buffer.from(await reply.arrayBuffer())
    },
    async remove(name) {
      await send(name, { method: 'DELETE' })
    },
  }
}
