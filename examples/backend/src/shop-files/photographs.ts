import { pictureParts } from '@fandeck/sdk/shop'
import type { Backend } from '../context.ts'
import type { Tx } from '../db/open.ts'
import { mediumUrl } from '../images/urls.ts'
import { mediaBySources } from '../media/admit.ts'
import { type Medium, type MediumArt, mediumArt } from '../media/medium.ts'

/** The photographs of a shop by the path of their file. */
export interface Photographs {
  /** The SHA-256 of the files that the store lacks. */
  missing: string[]
  of(picture: string | undefined): MediumArt<never> | undefined
  /** Returns the absolute address of a photograph; the path of one that the store lacks. */
  addressOf(picture: string): string
  /** The absolute address of each photograph, by path. */
  addresses: Record<string, string>
}

/** Finds the photographs of a shop in the store, by the SHA-256 of their files. */
export async function photographsOf(
  tx: Tx,
  { config }: Pick<Backend, 'config'>,
  pictures: Readonly<Record<string, string>>,
): Promise<Photographs> {
  const sources = [...new Set(Object.values(pictures))]
  const found = sources.length > 0 ? await mediaBySources(tx, sources) : new Map<string, Medium>()
  const media = new Map(
    Object.entries(pictures).flatMap(([path, source]) => {
      const medium = found.get(source)
      return medium ? [[path, medium] as const] : []
    }),
  )
  return {
    missing: sources.filter((source) => !found.has(source)),
    of(picture = '') {
      const { file, focal } = pictureParts(picture)
      const medium = media.get(file)
      return medium && mediumArt(medium, focal)
    },
    addressOf(picture) {
      const { file, focal } = pictureParts(picture)
      const medium = media.get(file)
      return medium ? mediumUrl(config, mediumArt(medium, focal)) : file
    },
    addresses: Object.fromEntries(
      [...media].map(([path, medium]) => [path, mediumUrl(config, mediumArt(medium))]),
    ),
  }
}
