// What the site says: banners, popups, originals, events, stories, notices, questions, terms and pages.
import type {
  BannerFile,
  EventFile,
  NoticeFile,
  OriginalFile,
  PageFile,
  PopupFile,
  QuestionFile,
  StoryFile,
  TermsFile,
  WithText,
} from '@fandeck/sdk/shop'
import { eq } from 'drizzle-orm'
import { banners, notionPages, terms, termsAgreements } from '../../content/tables.ts'
import { entries } from '../../entries/tables.ts'
import { popups } from '../../popups/tables.ts'
import { events, originals, stories } from '../../showcase/tables.ts'
import { faqs, notices } from '../../support/tables.ts'
import { blocksOf, plainTextOf } from '../article.ts'
import type { Applying, Kind } from '../kind.ts'
import { timeOf } from '../moments.ts'

const DAY_MS = 24 * 60 * 60_000
/** The law has terms announced so long before they come into force. */
const ANNOUNCED_MS = 7 * DAY_MS

async function writePage(
  { tx, addressOf }: Applying,
  { pageId, title, text }: { pageId: string; title: string; text: string },
): Promise<void> {
  const row = { title, blocks: blocksOf(text, addressOf) }
  await tx
    .insert(notionPages)
    .values({ pageId, ...row })
    .onConflictDoUpdate({ target: notionPages.pageId, set: row })
}
const removePage = ({ tx }: Applying, pageId: string) =>
  tx.delete(notionPages).where(eq(notionPages.pageId, pageId))

export const bannersKind: Kind<BannerFile> = {
  async write({ tx, art }, { id, after }) {
    const row = {
      name: after.title,
      label: after.label ?? null,
      startAt: timeOf(after.startsAt),
      endAt: timeOf(after.endsAt),
      used: true,
      linkUrl: after.link,
      blank: after.newWindow ?? false,
      sort: after.order,
      mobileArt: art('banner', after),
      desktopArt: art('wideBanner', {
        picture: after.widePicture ?? after.picture,
        drawing: after.wideDrawing ?? after.drawing,
      }),
    }
    await tx
      .insert(banners)
      .values({ bannerSeq: id, ...row })
      .onConflictDoUpdate({ target: banners.bannerSeq, set: row })
  },
  remove: async ({ tx }, { id }) => void (await tx.delete(banners).where(eq(banners.bannerSeq, id))),
}

export const popupsKind: Kind<PopupFile> = {
  async write({ tx, art }, { id, after }) {
    const row = {
      name: after.title,
      linkUrl: after.link ?? null,
      path: after.path,
      newWindow: after.newWindow ?? false,
      startAt: timeOf(after.startsAt),
      endAt: timeOf(after.endsAt),
      art: art('popup', after),
    }
    await tx
      .insert(popups)
      .values({ popupId: id, ...row })
      .onConflictDoUpdate({ target: popups.popupId, set: row })
  },
  remove: async ({ tx }, { id }) => void (await tx.delete(popups).where(eq(popups.popupId, id))),
}

export const originalsKind: Kind<OriginalFile> = {
  async write({ tx, art }, { id, name, after }) {
    const row = {
      key: name,
      team: after.team ?? name,
      category: after.category,
      title: after.title,
      description: after.description,
      homeDescription: after.homeDescription,
      homeOrder: after.homeOrder ?? null,
      linkUrl: after.link,
      colors: [...after.colors],
      startAt: after.startsAt === undefined ? null : timeOf(after.startsAt),
      image: art('list', after),
      thumb: art('tile', {
        picture: after.tile ?? after.picture,
        drawing: after.tileDrawing ?? after.drawing,
      }),
    }
    await tx
      .insert(originals)
      .values({ originalId: id, ...row })
      .onConflictDoUpdate({ target: originals.originalId, set: row })
  },
  remove: async ({ tx }, { id }) => void (await tx.delete(originals).where(eq(originals.originalId, id))),
}

export const eventsKind: Kind<EventFile & WithText> = {
  async judge({ tx }, { id, after }) {
    const entered = after ? 0 : await tx.$count(entries, eq(entries.eventId, id))
    return entered > 0 ? { refusals: [`its entries are ${entered}; end its period instead`] } : {}
  },
  async write(at, { id, after }) {
    const pageId = `event-${id}`
    const row = {
      title: after.title,
      summary: after.summary,
      startAt: timeOf(after.startsAt),
      endAt: timeOf(after.endsAt),
      linkUrl: after.link ?? null,
      pageId,
      homeOrder: after.homeOrder ?? null,
      hasDraw: after.draw ?? false,
      image: at.art('article', after),
      thumb: at.art('thumb', {
        picture: after.thumb ?? after.picture,
        drawing: after.thumbDrawing ?? after.drawing,
      }),
    }
    await at.tx
      .insert(events)
      .values({ eventId: id, ...row })
      .onConflictDoUpdate({ target: events.eventId, set: row })
    await writePage(at, { pageId, title: after.title.replaceAll('\n', ' '), text: after.text })
  },
  async remove(at, { id }) {
    await at.tx.delete(events).where(eq(events.eventId, id))
    await removePage(at, `event-${id}`)
  },
}

export const storiesKind: Kind<StoryFile & WithText> = {
  async write(at, { id, after }) {
    const pageId = `story-${id}`
    const row = {
      title: after.title,
      summary: after.summary,
      postedAt: timeOf(after.postedAt),
      pageId,
      image: at.art('article', after),
    }
    await at.tx
      .insert(stories)
      .values({ storyId: id, ...row })
      .onConflictDoUpdate({ target: stories.storyId, set: row })
    await writePage(at, { pageId, title: after.title, text: after.text })
  },
  async remove(at, { id }) {
    await at.tx.delete(stories).where(eq(stories.storyId, id))
    await removePage(at, `story-${id}`)
  },
}

export const noticesKind: Kind<NoticeFile & WithText> = {
  async write({ tx }, { id, after }) {
    const { category, title } = after
    const row = { category, title, content: plainTextOf(after.text), postedAt: timeOf(after.postedAt) }
    await tx
      .insert(notices)
      .values({ noticeId: id, ...row })
      .onConflictDoUpdate({ target: notices.noticeId, set: row })
  },
  remove: async ({ tx }, { id }) => void (await tx.delete(notices).where(eq(notices.noticeId, id))),
}

export const questionsKind: Kind<QuestionFile & WithText> = {
  async write({ tx }, { id, after }) {
    const { category, question } = after
    const row = { category, question, answer: plainTextOf(after.text) }
    await tx
      .insert(faqs)
      .values({ faqId: id, ...row })
      .onConflictDoUpdate({ target: faqs.faqId, set: row })
  },
  remove: async ({ tx }, { id }) => void (await tx.delete(faqs).where(eq(faqs.faqId, id))),
}

export const pagesKind: Kind<PageFile & WithText> = {
  write: (at, { name, after }) => writePage(at, { pageId: name, title: after.title, text: after.text }),
  remove: async (at, { name }) => void (await removePage(at, name)),
}

export const termsKind: Kind<TermsFile & WithText> = {
  async judge({ tx, backend }, { id, before, after }) {
    const agreed = before ? await tx.$count(termsAgreements, eq(termsAgreements.termsId, id)) : 0
    if (!after)
      return agreed > 0 ? { refusals: [`${agreed} answers of members refer to it; add a later version`] } : {}
    const refusals = after.draft ? ['it is a draft; remove `draft` once a lawyer has read it'] : []
    const dangers: string[] = []
    const start = timeOf(after.startsAt)
    if (before && before.text !== after.text && timeOf(before.startsAt) <= backend.now())
      dangers.push('its text changes, and it is in force; add a later version instead')
    const another = await tx.$count(terms, eq(terms.kind, after.kind))
    if (!before && another > 0 && start < backend.now() + ANNOUNCED_MS)
      dangers.push('it comes into force less than 7 days from now; the law has it announced before')
    return { dangers, refusals }
  },
  async write(at, { id, after }) {
    const pageId = `terms-${id}`
    const { kind, title, version, required, announcedAt } = after
    const row = {
      ...{ kind, title, version, required, pageId },
      content: plainTextOf(after.text),
      startAt: timeOf(after.startsAt),
      announcedAt: announcedAt === undefined ? null : timeOf(announcedAt),
    }
    await at.tx
      .insert(terms)
      .values({ termsId: id, ...row })
      .onConflictDoUpdate({ target: terms.termsId, set: row })
    await writePage(at, { pageId, title, text: after.text })
  },
  async remove(at, { id }) {
    await at.tx.delete(terms).where(eq(terms.termsId, id))
    await removePage(at, `terms-${id}`)
  },
}
