import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import aws4 from 'aws4'
import S3rver from 's3rver'

const KEYS = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' }
const BUCKET = 'media'

/** Whether the signature of a request is that of version 4 over its method, path and signed headers. */
function isSigned({ method = '', url = '', headers }: IncomingMessage): boolean {
  const [, given] = /Signature=([0-9a-f]{64})$/.exec(headers.authorization ?? '') ?? []
  const [, region = '', names = ''] =
    /Credential=[^/]+\/\d+\/([^/]+)\/s3\/aws4_request, SignedHeaders=([\w;-]+)/.exec(
      headers.authorization ?? '',
    ) ?? []
  const kept = names.split(';').map((name) => [name, String(headers[name])])
  const signed = aws4.sign(
    { service: 's3', region, method, path: url, headers: Object.fromEntries(kept) },
    KEYS,
  )
  const authorization = String(signed.headers?.Authorization ?? '')
  return given !== undefined && authorization.endsWith(`Signature=${given}`)
}

/** The store of `TEST_S3_URL`, with the keys `TEST_S3_KEY` and `TEST_S3_SECRET`; its address has a bucket `media`. */
function givenS3() {
  const {
    TEST_S3_URL: url,
    TEST_S3_KEY: accessKeyId = '',
    TEST_S3_SECRET: secretAccessKey = '',
  } = process.env
  const media = { url: `${url}/${BUCKET}/m`, region: 'us-east-1', accessKeyId, secretAccessKey }
  return url === undefined ? undefined : { media, refused: [], async close() {} }
}

/** An S3-compatible store on localhost. It checks the signatures, version 4, which `s3rver` does not. */
export async function openSignedS3() {
  const given = givenS3()
  if (given) return given
  const directory = mkdtempSync(join(tmpdir(), 'fandeck-s3-'))
  const bucket = { name: BUCKET, configs: [] }
  const s3 = new S3rver({ directory, silent: true, configureBuckets: [bucket] })
  await s3.configureBuckets()
  const store = s3.callback()
  const refused: string[] = []
  const server = createServer((request, response) => {
    if (isSigned(request)) return store(request, response)
    refused.push(`${request.method} ${request.url}`)
    response.writeHead(403).end('<Error><Code>SignatureDoesNotMatch</Code></Error>')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    media: { url: `http://127.0.0.1:${port}/${BUCKET}/m`, region: 'ap-northeast-2', ...KEYS },
    /** The requests without a right signature. */
    refused,
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
      rmSync(directory, { recursive: true })
    },
  }
}
