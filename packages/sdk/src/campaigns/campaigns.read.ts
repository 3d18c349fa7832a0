import * as z from 'zod/mini'
import { jsonOf } from '../kernel/json.ts'
import {
  CAMPAIGN_MAX,
  Campaign,
  CampaignMetadata,
  CampaignPage,
  CampaignTeam,
} from './campaigns.document.schema.ts'
import { CampaignSection } from './campaigns.sections.schema.ts'
import { CampaignPeriod, PackName, plain, Slug } from './campaigns.values.schema.ts'

/** A part of a document that a reader left out. */
export interface Omission {
  /** The place in the document, such as `pages[0].sections[2]`. */
  path: string
  reason: string
}

/** The result of reading a document leniently. */
export interface ReadCampaign {
  campaign: Campaign
  /** Empty for a complete document. */
  omitted: readonly Omission[]
}

/** The colours of a document without a palette: ink and paper. */
const PAPER: CampaignTeam['palette'] = ['#16141C', '#16141C', '#F5F3FA']

const field = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? Reflect.get(value, name)
    : undefined

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

/** Returns at most as many parts as a document may have. */
function upTo(
  parts: readonly unknown[],
  most: number,
  path: string,
  omit: (path: string, reason: string) => void,
): readonly unknown[] {
  if (parts.length > most)
    omit(path, `${parts.length - most} parts beyond the ${most} that a document may have`)
  return parts.slice(0, most)
}

/** Returns a page without the sections that cannot be read; `undefined` for a page without a path. */
function readPage(value: unknown, path: string, omit: (path: string, reason: string) => void) {
  const given = upTo(listOf(field(value, 'sections')), CAMPAIGN_MAX.sections, `${path}.sections`, omit)
  const sections = given.flatMap((section, at) => {
    const read = z.safeParse(CampaignSection, section)
    if (read.success) return [read.data]
    const kind = field(section, 'kind')
    omit(`${path}.sections[${at}]`, `a section of the kind ${jsonOf(kind)} that cannot be read`)
    return []
  })
  const frame = z.safeParse(CampaignPage, { ...Object(value), sections: [] })
  if (frame.success) return { ...frame.data, sections }
  omit(path, 'a page that cannot be read')
  return undefined
}

/**
 * Reads a document for a running site: leaves out what it cannot read, such as a section of an unknown kind, and
 * returns the rest. Returns `undefined` without a slug, a team name or a page.
 *
 * @example
 * const read = readCampaign(await response.json())
 * for (const { path, reason } of read?.omitted ?? []) console.warn(path, reason)
 */
export function readCampaign(value: unknown): ReadCampaign | undefined {
  const omitted: Omission[] = []
  const omit = (path: string, reason: string) => void omitted.push({ path, reason })

  function part<S extends z.core.$ZodType>(schema: S, from: unknown, path: string, otherwise: z.output<S>) {
    const read = z.safeParse(schema, from)
    if (read.success) return read.data
    omit(path, 'cannot be read')
    return otherwise
  }

  const slug = z.safeParse(Slug, field(value, 'slug'))
  const team = field(value, 'team')
  const name = z.safeParse(plain(40), field(team, 'name'))
  const pages = upTo(listOf(field(value, 'pages')), CAMPAIGN_MAX.pages, 'pages', omit).flatMap(
    (page, at) => readPage(page, `pages[${at}]`, omit) ?? [],
  )
  if (!slug.success || !name.success || pages.length === 0) return undefined
  const { shape } = CampaignTeam
  return {
    campaign: {
      slug: slug.data,
      team: {
        name: name.data,
        crest: part(shape.crest, field(team, 'crest'), 'team.crest', ''),
        palette: part(shape.palette, field(team, 'palette'), 'team.palette', PAPER),
        accent: part(shape.accent, field(team, 'accent'), 'team.accent', undefined),
        sport: part(shape.sport, field(team, 'sport'), 'team.sport', 'other'),
      },
      metadata: part(CampaignMetadata, field(value, 'metadata'), 'metadata', {
        title: name.data,
        description: name.data,
      }),
      header: part(Campaign.shape.header, field(value, 'header'), 'header', {
        subtitle: name.data,
      }),
      packs: upTo(listOf(field(value, 'packs')), CAMPAIGN_MAX.packs, 'packs', omit).flatMap(
        (pack, at) => part(PackName, pack, `packs[${at}]`, '') || [],
      ),
      period: part(z.optional(CampaignPeriod), field(value, 'period'), 'period', undefined),
      demoStart: part(Campaign.shape.demoStart, field(value, 'demoStart'), 'demoStart', undefined),
      pages,
    },
    omitted,
  }
}
