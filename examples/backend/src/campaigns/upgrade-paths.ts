import { periodPhase } from '@fandeck/sdk/campaigns'
import type { Backend } from '../context.ts'
import type { Library } from './library.ts'

/**
 * Returns the path of the page that upgrades cards of each pack, by the names of the packs; of several pages the first, by
 * slug. A campaign that is not open upgrades none (D114).
 */
export async function upgradePaths({ now }: Pick<Backend, 'now'>, library: Library) {
  const paths = new Map<string, string>()
  const campaigns = (await library.all()).toSorted((a, b) => (a.slug < b.slug ? -1 : 1))
  for (const { pages, period } of campaigns) {
    if (periodPhase(period, now()) !== 'open') continue
    for (const { path, sections } of pages)
      for (const section of sections)
        if (section.kind === 'upgrade')
          for (const name of section.packs) if (!paths.has(name)) paths.set(name, path)
  }
  return paths
}
