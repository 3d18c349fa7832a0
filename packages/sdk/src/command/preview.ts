import { defineCommand } from 'citty'
import colours from 'picocolors'
import { formatSeoulDate, formatSeoulTime } from '../kernel/seoul-dates.ts'
import { momentOf, PREVIEW_LEVELS, type PreviewLevel, PreviewLink, SHOP_PATHS } from '../shop/index.ts'
import { attempt } from './attempt.ts'
import { runningShop, TO } from './running-shop.ts'
import { say } from './say.ts'

const seoul = (at: number) => `${formatSeoulDate(at)} ${formatSeoulTime(at)}`

const SHOWN_TO: Record<PreviewLevel, string> = {
  visitor: 'a visitor without a session',
  member: 'a new member, who has not proved their identity',
  verified: 'a verified member',
  whitelisted: 'a verified member who is on each whitelist',
}

/** `fandeck preview`: the site as fans will see it at another time. */
export const preview = defineCommand({
  meta: { name: 'preview', description: 'Makes a link that shows the site at another time.' },
  args: {
    path: {
      type: 'positional',
      required: false,
      default: '/',
      description: 'The page that the link opens',
      valueHint: '/drops/1',
    },
    at: {
      type: 'string',
      required: true,
      description: 'The time in Seoul, or a distance from now',
      valueHint: '2026-03-01 19:00',
    },
    level: {
      type: 'enum',
      options: [...PREVIEW_LEVELS],
      default: 'visitor',
      description: 'Who sees it; a member has no cards, orders or benefits',
    },
    days: { type: 'string', default: '7', description: 'How long the link is valid', valueHint: '7' },
    ...TO,
  },
  run: ({ args }) =>
    attempt(async () => {
      const { path, days, level, to } = args
      const at = momentOf(args.at, Date.now())
      if (Number.isNaN(at)) throw new Error(`--at ${args.at} is no time: write 2026-03-01 19:00 or now+3d.`)
      const link = await runningShop(to).ask(SHOP_PATHS.preview, PreviewLink, {
        at,
        level,
        path,
        days: Number(days),
      })
      say(`${colours.bold(link.url)}`)
      say(`It shows the site at ${seoul(at)} (Seoul) to ${SHOWN_TO[level]}, until ${seoul(link.endsAt)}.`)
    }),
})
