import { defineCommand } from 'citty'
import colours from 'picocolors'
import { formatSeoulDate, formatSeoulTime } from '../kernel/seoul-dates.ts'
import { momentOf, PreviewLink, SHOP_PATHS } from '../shop/index.ts'
import { attempt } from './attempt.ts'
import { runningShop, TO } from './running-shop.ts'
import { say } from './say.ts'

const seoul = (at: number) => `${formatSeoulDate(at)} ${formatSeoulTime(at)}`

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
    days: { type: 'string', default: '7', description: 'How long the link is valid', valueHint: '7' },
    ...TO,
  },
  run: ({ args }) =>
    attempt(async () => {
      const { path, days, to } = args
      const at = momentOf(args.at, Date.now())
      if (Number.isNaN(at)) throw new Error(`--at ${args.at} is no time: write 2026-03-01 19:00 or now+3d.`)
      const link = await runningShop(to).ask(SHOP_PATHS.preview, PreviewLink, {
        at,
        path,
        days: Number(days),
      })
      say(`${colours.bold(link.url)}`)
      say(
        `It shows the site at ${seoul(at)} (Seoul), to visitors without a session, until ${seoul(link.endsAt)}.`,
      )
    }),
})
