import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import {
  boardOf,
  CAMPAIGN_MAX_BYTES,
  type Campaign,
  readCampaign,
  type SectionKind,
  type SectionOf,
  sectionsOf,
} from '@fandeck/sdk/campaigns'
import { inArray } from 'drizzle-orm'
import { packs } from '../cards/tables.ts'
import { hasDemo } from '../config.ts'
import type { Backend } from '../context.ts'
import { CDN } from '../images/urls.ts'
import { readSetting } from '../settings/store.ts'
import { appliedCampaign, appliedVersion, appliedVersions } from '../shop-files/kinds/campaigns.ts'
import { movedTimes, withMedia } from './prepare.ts'
import { campaignRefusals as refusals } from './problems.ts'

/** The campaigns of a folder, one file each, named `{slug}.json`, and those of the shop's files. */
export interface Library {
  /** Returns the slugs of all files. */
  slugs(): Promise<string[]>
  /** Returns all campaigns, by one statement for those of the shop's files. */
  all(): Promise<Campaign[]>
  /** Returns a campaign; reads its file again after a change. */
  find(slug: string): Promise<Campaign | undefined>
  /** Returns a campaign. @throws Problem 404 */
  campaign(slug: string): Promise<Campaign>
  /** Returns a section by kind and id. @throws Problem 404 */
  board<Kind extends SectionKind>(
    slug: string,
    kind: Kind,
    id: string,
  ): Promise<{ campaign: Campaign; section: SectionOf<Kind> }>
}

interface Kept {
  version: string
  campaign: Campaign | undefined
}

/**
 * Opens the folder of `CAMPAIGNS_DIR` beside the campaigns that `fandeck apply` has written. A document that cannot be
 * read keeps its last good version; parts that cannot be read are left out, and both are logged.
 */
export function openLibrary(backend: Backend): Library {
  const open = libraries.get(backend) ?? readLibrary(backend)
  libraries.set(backend, open)
  return open
}

/** One for each backend, so that a document is read once. */
const libraries = new WeakMap<Backend, Library>()

function readLibrary(backend: Backend): Library {
  const { config, log } = backend
  const folder = config.campaignsDir
  const kept = new Map<string, Kept>()

  /** Returns the packs of the sections that the database lacks. */
  async function deadPacks(campaign: Campaign): Promise<string[]> {
    const named = sectionsOf(campaign).flatMap((section) => ('packs' in section ? section.packs : []))
    if (named.length === 0) return []
    const rows = await backend.db
      .select({ packName: packs.packName })
      .from(packs)
      .where(inArray(packs.packName, named))
    return [...new Set(named)].filter((name) => !rows.some(({ packName }) => packName === name))
  }

  async function read(text: string, slug: string): Promise<Campaign | undefined> {
    if (Buffer.byteLength(text) > CAMPAIGN_MAX_BYTES) throw new Error('The document is larger than 256 kB')
    const started = hasDemo(config) ? await readSetting(backend.db, 'seeded_at') : undefined
    const document = movedTimes(JSON.parse(text), started === undefined ? undefined : Number(started))
    const found = readCampaign(withMedia(document, config.origins.api + CDN))
    if (found?.campaign.slug !== slug) throw new Error('The document has no team, no page or another slug')
    for (const { path, reason } of found.omitted) log.info('campaign.omitted', { slug, path, reason })
    const { team, period } = found.campaign
    if (period && period.endAt <= period.startAt)
      log.info('campaign.faulty', {
        slug,
        path: 'period',
        reason: 'ends before it begins, so it is never open',
      })
    for (const pack of await deadPacks(found.campaign))
      log.info('campaign.faulty', { slug, path: 'packs', reason: `${pack} does not exist` })
    // Drawn from the palette and the sport of the document (`images/routes.ts`).
    const crest = team.crest || `${config.origins.api}${CDN}/art/crest/${slug}.svg`
    return { ...found.campaign, team: { ...team, crest } }
  }

  /** Returns a campaign; reads its document again if it has another version. */
  async function keptOr(slug: string, version: string, load: () => Promise<string>) {
    const last = kept.get(slug)
    if (last?.version === version) return last.campaign
    const campaign = await load()
      .then((text) => read(text, slug))
      .catch((error: unknown) => {
        log.error(`campaign.unreadable ${slug}`, error)
        return last?.campaign
      })
    kept.set(slug, { version, campaign })
    return campaign
  }

  async function find(
    slug: string,
    versionOf: (slug: string) => Promise<string | undefined> | string | undefined = (one) =>
      appliedVersion(backend.db, one),
  ): Promise<Campaign | undefined> {
    const file = folder === undefined ? undefined : join(folder, `${slug}.json`)
    const found = file === undefined ? undefined : await stat(file).catch(() => undefined)
    if (file !== undefined && found?.isFile())
      return keptOr(slug, `${found.mtimeMs}/${found.size}`, () => readFile(file, 'utf8'))
    const version = await versionOf(slug)
    if (version !== undefined)
      return keptOr(slug, version, async () => JSON.stringify(await appliedCampaign(backend.db, slug)))
    kept.delete(slug)
    return undefined
  }

  async function slugsBeside(applied: Iterable<string>): Promise<string[]> {
    const files = folder === undefined ? [] : await readdir(folder).catch(() => [])
    const named = files.filter((file) => file.endsWith('.json')).map((file) => file.slice(0, -'.json'.length))
    return [...new Set([...named, ...applied])]
  }

  async function campaign(slug: string): Promise<Campaign> {
    const found = await find(slug)
    if (!found) throw refusals.notFound()
    return found
  }

  return {
    slugs: async () => slugsBeside((await appliedVersions(backend.db)).keys()),
    async all() {
      const versions = await appliedVersions(backend.db)
      const slugs = await slugsBeside(versions.keys())
      const found = await Promise.all(slugs.map((slug) => find(slug, (one) => versions.get(one))))
      return found.filter((one) => one !== undefined)
    },
    find: (slug) => find(slug),
    campaign,
    async board(slug, kind, id) {
      const found = await campaign(slug)
      const section = boardOf(found, kind, id)
      if (!section) throw refusals.notFound()
      return { campaign: found, section }
    },
  }
}
