import { readFile, writeFile } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'
import { defineCommand } from 'citty'
import { exchangesIn } from '../conform/har.ts'
import { isProfile, profileNames } from '../conform/profiles.ts'
import { countsOf, junitOf, textOf } from '../conform/report.ts'
import { judgeRecording, type Result, runChecks } from '../conform/run.ts'
import type { Settings } from '../conform/world.ts'
import { say } from './say.ts'

const text = (description: string, valueHint: string) => ({ type: 'string', description, valueHint }) as const
const flag = (description: string) => ({ type: 'boolean', description }) as const

const ARGS = {
  url: { type: 'positional', required: false, description: 'The address of the backend' },
  profile: text('What the backend must serve', profileNames.join('|')),
  market: text('The address of the market API. Default: URL', 'https://market.club.example'),
  cdn: text('The address of the CDN. Default: URL/cdn', 'https://cdn.club.example'),
  origin: text('The origin of your site, for CORS', 'https://club.example'),
  with: text('Values that the backend does not list', 'dropId=1,code=…'),
  photo: text('A photograph of an unused code, JPEG', 'FILE.jpg'),
  write: flag('Lets the checks buy, claim and renew the session'),
  wait: text('The longest time to wait for the end of a reservation, in seconds', '400'),
  record: text('Judges the replies of a recording instead of calling', 'FILE.har'),
  json: flag('Prints the results as JSON'),
  junit: text('Writes the results as JUnit XML', 'FILE.xml'),
} as const

type Args = { [Name in keyof typeof ARGS]?: string | boolean | undefined }
const given = (value: string | boolean | undefined) =>
  typeof value === 'string' && value !== '' ? value : undefined

/** Returns an address without a slash at its end, so that the paths of the calls can follow. */
function addressOf(value: string | undefined, name: string): string {
  if (value === undefined || !/^https?:\/\//.test(value) || !URL.canParse(value))
    throw new Error(`${name} is an address such as https://api.club.example.`)
  return value.replace(/\/+$/, '')
}

function valuesOf(list: string | undefined): Record<string, string> {
  const pairs = (list ?? '').split(',').filter(Boolean)
  return Object.fromEntries(
    pairs.map((pair) => {
      const [, name, value] = /^(\w+)=(.+)$/.exec(pair) ?? []
      if (name === undefined || value === undefined)
        throw new Error('--with has values by name, such as --with dropId=1,slug=club.')
      return [name, value]
    }),
  )
}

function settingsOf(args: Args): Settings {
  const main = addressOf(given(args.url), 'URL')
  const origin = given(args.origin)
  const seconds = Number(given(args.wait) ?? 0)
  if (!(seconds >= 0)) throw new Error('--wait is a number of seconds.')
  const { FANDECK_MEMBER_TOKEN, FANDECK_MEMBER_REFRESH_TOKEN, FANDECK_OTHER_MEMBER_TOKEN } = process.env
  return {
    bases: {
      main,
      market: addressOf(given(args.market) ?? main, '--market'),
      cdn: addressOf(given(args.cdn) ?? `${main}/cdn`, '--cdn'),
    },
    origin: origin === undefined ? undefined : new URL(addressOf(origin, '--origin')).origin,
    token: FANDECK_MEMBER_TOKEN || undefined,
    refreshToken: FANDECK_MEMBER_REFRESH_TOKEN || undefined,
    otherToken: FANDECK_OTHER_MEMBER_TOKEN || undefined,
    write: args.write === true,
    patienceMs: seconds * 1000,
    given: valuesOf(given(args.with)),
    now: Date.now,
    fetch,
    pause: async (ms) => void (await pause(ms)),
  }
}

/** Returns a photograph as a scanner sends it. */
const pictureIn = async (file: string | undefined) =>
  file === undefined ? undefined : `data:image/jpeg;base64,${await readFile(file, 'base64')}`

async function resultsOf(args: Args): Promise<Result[]> {
  const profile = given(args.profile) ?? ''
  if (!isProfile(profile)) throw new Error(`Name a profile: --profile ${profileNames.join('|')}.`)
  const settings = { ...settingsOf(args), photo: await pictureIn(given(args.photo)) }
  const recording = given(args.record)
  if (recording === undefined) return runChecks(profile, settings)
  const recorded = exchangesIn(await readFile(recording, 'utf8'), settings.bases)
  if (recorded.length === 0)
    throw new Error(`${recording} has no call of ${settings.bases.main} that the SDK knows.`)
  // The time of the recording is not that of this run.
  return judgeRecording(profile, { ...settings, now: undefined }, recorded)
}

/** `fandeck conform`: whether a backend answers as the SDK expects. Exits with 1 for faults, with 2 if it cannot check. */
export const conform = defineCommand({
  meta: { name: 'conform', description: 'Checks whether a backend answers as the SDK expects.' },
  args: ARGS,
  async run({ args }) {
    try {
      const results = await resultsOf(args)
      const report = given(args.junit)
      if (report !== undefined) await writeFile(report, junitOf(results, given(args.profile) ?? ''))
      const counts = countsOf(results)
      say(args.json ? JSON.stringify({ ...counts, results }, null, 2) : textOf(results))
      if (counts.failed > 0) process.exitCode = 1
    } catch (error) {
      process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
      process.exitCode = 2
    }
  },
})
