import type { BackendConfig } from '../config.ts'
import type { Backend } from '../context.ts'
import { CDN } from '../images/urls.ts'
import { signed } from '../media/signed.ts'

/** Returns the URL of an uploaded picture; everyone with the URL can see a public one. */
export const uploadUrl = ({ origins }: Pick<BackendConfig, 'origins'>, id: string): string =>
  `${origins.api}${CDN}/upload/${id}.webp`

/** Returns the URL of a private upload, which expires. */
export const signedUploadUrl = (backend: Pick<Backend, 'config' | 'now'>, id: string): string =>
  uploadUrl(backend.config, id) + signed(backend, `upload/${id}`)
