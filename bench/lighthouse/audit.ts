// Runs Lighthouse (mobile preset) in Chromium.
import lighthouse from 'lighthouse'
import { chromium } from 'playwright'
import { chromiumPath } from '../../scripts/browser.ts'

/** The screen of Lighthouse's mobile preset: other screens load other pictures. */
const MOBILE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 }

/** What Lighthouse says about a page. */
export interface Report {
  /** Scores from 0 to 100 by category. */
  scores: Record<string, number>
  /** The audits of these categories below the full score, with their first items. */
  failed: string[]
}

/** A running Lighthouse. */
export interface Auditor {
  /** Audits a page; `categories` are Lighthouse's ids. */
  audit(url: string, categories?: readonly string[]): Promise<Report>
  /** Visits a page once, so that the server has drawn its pictures, as for every visitor but the first. */
  visit(url: string): Promise<void>
  close(): Promise<void>
}

/** Starts a Chromium for audits on a free port. */
export async function startAuditor(port: number): Promise<Auditor> {
  const executablePath = chromiumPath()
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: ['--no-sandbox', `--remote-debugging-port=${port}`],
  })
  const run = (url: string, onlyCategories?: readonly string[]) =>
    lighthouse(url, {
      port,
      logLevel: 'error',
      ...(onlyCategories && { onlyCategories: [...onlyCategories] }),
    })
  return {
    async audit(url, onlyCategories) {
      let result = await run(url, onlyCategories)
      // A category has no score when one of its audits could not run, such as on a busy machine.
      const unscored = Object.values(result?.lhr.categories ?? {}).some(({ score }) => score === null)
      if (unscored) result = await run(url, onlyCategories)
      if (!result || result.lhr.runtimeError) {
        throw new Error(`Lighthouse failed on ${url}: ${result?.lhr.runtimeError?.message ?? 'no result'}`)
      }
      const { categories, audits } = result.lhr
      const counted = Object.values(categories).flatMap(({ auditRefs }) =>
        auditRefs.filter(({ weight }) => weight > 0).map(({ id }) => id),
      )
      const failed = [...new Set(counted)].flatMap((id) => {
        const audit = audits[id]
        if (!audit || audit.score === null || audit.score === 1) return []
        const details = audit.details && 'items' in audit.details ? audit.details.items.slice(0, 3) : []
        return [`${id} ${audit.displayValue ?? ''} ${JSON.stringify(details).slice(0, 300)}`]
      })
      const scores = Object.fromEntries(
        Object.entries(categories).map(([name, { score }]) => [name, Math.round((score ?? 0) * 100)]),
      )
      return { scores, failed }
    },
    async visit(url) {
      const page = await browser.newPage(MOBILE)
      await page.goto(url, { waitUntil: 'networkidle' })
      await page.close()
    },
    close: () => browser.close(),
  }
}
