import { resolve } from 'node:path'
import * as z from 'zod/mini'
import type { MediaConfig } from '../config.ts'
import { StartProblem } from '../start-problem.ts'

/** The variables of where media are kept. */
export const MediaEnvironment = {
  /** A folder that every backend sees. */
  MEDIA_DIR: z.optional(z.string()),
  /** The address of a bucket, such as `https://s3.ap-northeast-2.amazonaws.com/shop-media`, and its keys. */
  MEDIA_S3_URL: z.optional(z.url({ protocol: /^https?$/ })),
  MEDIA_S3_REGION: z.optional(z.string()),
  MEDIA_S3_ACCESS_KEY_ID: z.optional(z.string()),
  MEDIA_S3_SECRET_ACCESS_KEY: z.optional(z.string()),
} as const

const Given = z.object(MediaEnvironment)

/** Of stores without regions. */
const NO_REGION = 'us-east-1'

/** Returns where media are kept; `undefined` for the database. @param root of relative folders */
export function mediaOf(given: z.output<typeof Given>, root: string): MediaConfig | undefined {
  const {
    MEDIA_DIR: folder,
    MEDIA_S3_URL: url,
    MEDIA_S3_REGION: region = NO_REGION,
    MEDIA_S3_ACCESS_KEY_ID: accessKeyId,
    MEDIA_S3_SECRET_ACCESS_KEY: secretAccessKey,
  } = given
  if (url && accessKeyId && secretAccessKey) {
    if (folder) throw new StartProblem('Media are kept in MEDIA_DIR or MEDIA_S3_URL, not both.')
    return { url: url.replace(/\/+$/, ''), region, accessKeyId, secretAccessKey }
  }
  if (url ?? accessKeyId ?? secretAccessKey) {
    throw new StartProblem(
      'MEDIA_S3_URL, MEDIA_S3_ACCESS_KEY_ID and MEDIA_S3_SECRET_ACCESS_KEY are set together.',
    )
  }
  return folder ? { folder: resolve(root, folder) } : undefined
}
