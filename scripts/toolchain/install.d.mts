/** The packages of a machine, each with the folder of its programs. */
export function packagesFor(platform: string, arch: string): Record<string, string>

/** Folders for PATH; `undefined` where the lock file has no hash for a platform. */
export function toolchainFolders(options?: {
  lockFolder?: string
  cache?: string
  packages?: Record<string, string>
}): string[] | undefined
