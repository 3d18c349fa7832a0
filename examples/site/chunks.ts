// A drop's page reacts to presses at 2.6 s instead of 3.1 s (CPU 4x, 1.6 Mbps, 150 ms, HTTP/1.1; `pnpm bench:site`),
// because its first view loads 8 scripts instead of 37; Rolldown's own groups by shared entries load 150 kB instead of
// 134 kB.
import { resolve } from 'node:path'

const ROOT = resolve(import.meta.dirname, '../..')

/** Libraries that change with the lockfile only. */
const VENDOR =
  /rolldown[\\/]runtime|[\\/]node_modules[\\/](?:react|react-dom|scheduler|history|regexparam|@tanstack|zod|ofetch|ufo|destr|mitt|zustand)[\\/]/

/** What no first view shows; it loads when the page is idle, or with a page that uses it. */
const OVERLAYS = /[\\/](?:@floating-ui|tabbable|popups|primitives[\\/](?:overlay|dialog|drawer))[\\/]/

/** Forms; small parts that pages without a form share with them must not bring it along. */
const FORMS = /[\\/]react-hook-form[\\/]/

/** What nearly every page needs beside the shell. */
const BASE =
  /[\\/]primitives[\\/](?:image|tag|query-state|page-state)[\\/]|[\\/]page-states[\\/]|LinkButton|dayjs|seoul-dates|use-dates|query-options|invalidated-by|useClock|use-fandeck-query|http[\\/]file\.ts|infiniteQueryOptions|use-params|NotFoundPage/

/** Cards, and drops before a fan buys: home and the drop. */
const CARDS =
  /[\\/](?:card|drop-model|primitives[\\/]countdown)[\\/](?!FoilPack)|[\\/]drops[\\/](?:drops\.(?:schema|errors|rules|packs\.schema|transactions\.schema|transactions|endpoints|queries)\.ts|drops\.ts|useDrops?(?:Phase)?\.ts)/

/** Editorial content and its links. */
const CONTENT = /[\\/](?:content|notion|primitives[\\/]link)[\\/]|notion-links/

/** Home, and pages that list drops. */
const SUMMARY =
  /[\\/](?:drop-summary|banner-carousel|home|primitives[\\/]progress)[\\/]|shop-drops|useShopDrops/

/** The drop and the questions. */
const ACCORDION = /[\\/]primitives[\\/]accordion[\\/]/

/** Buying, which a drop and a member's pages share. */
const PURCHASE =
  /[\\/]drops[\\/](?:drops\.(?:purchase|stored-purchase|button|call-state)|usePurchase)|theme[\\/]errors[\\/]drops|daum-postcode|primitives[\\/]lazy[\\/]|while-observed/

/** Closed packs and the calls that open and return them; their pages and the reveal share them. */
const PACKS = /FoilPack|[\\/]drops[\\/](?:drops\.packs\.|packs\.queries|usePacks)/

/** Articles and their blocks. */
const ARTICLES =
  /[\\/](?:article|notion-article|story-list|terms-article)[\\/]|ArticleState|NoticeArticle|item-head|router[\\/]id-of/

/** What the lists of originals, events, stories and the help share. */
const LISTS =
  /[\\/](?:showcase|layout|routes[\\/]support|primitives[\\/](?:chip|listing|pager))[\\/](?!ReturnToTeam|FanArt|SupportTabs|Tabs)|use-query-value/

/** Tiles and rows of originals and events. */
const TILES = /[\\/](?:events|originals)[\\/]/

/** The rules, calls and shared parts of campaigns, without their boards. */
const CAMPAIGNS = /[\\/](?:campaigns|boards[\\/]board|routes[\\/]campaign)[\\/]/

/** What a fan types into and chooses from, with the icons, the sentences of errors and the calls for cards. */
const FIELDS =
  /[\\/](?:lucide-react|primitives[\\/](?:field|segment|check|radio))[\\/]|theme[\\/]errors[\\/]|use-all-messages|celebration[\\/](?!Celebration)|useMyCards|[\\/]cards[\\/]cards\./

/** What shares a card, a formation or a page. */
const SHARING = /[\\/](?:sharing|share-menu)[\\/]|use-share-card/

const INITIAL: ['$initial'] = ['$initial']

/**
 * Tests the path of a module in the repository: folders around it, such as `cards/`, must not change the scripts.
 *
 * @param root the folder of the repository
 */
export const within =
  (pattern: RegExp, root = ROOT) =>
  (id: string): boolean =>
    pattern.test(id.startsWith(root) ? id.slice(root.length) : id)

/** A script of what several pages share; it includes what its modules import, unless an earlier one has it. */
const shared = (name: string, pattern: RegExp) => ({ name, test: within(pattern), minShareCount: 2 })

/**
 * The scripts of the browser's build, fewer than by default: libraries, the shell, and one for each set of pages that
 * share modules; small ones of those join their neighbours. The order decides where several match.
 */
export const chunks = {
  groups: [
    { name: 'vendor', test: within(VENDOR), tags: INITIAL },
    { name: 'shell', tags: INITIAL },
    // Before what also writes dates.
    shared('base', BASE),
    { name: 'overlays', test: within(OVERLAYS) },
    { name: 'forms', test: within(FORMS) },
    shared('cards', CARDS),
    shared('content', CONTENT),
    shared('summary', SUMMARY),
    shared('accordion', ACCORDION),
    shared('purchase', PURCHASE),
    shared('packs', PACKS),
    shared('articles', ARTICLES),
    shared('lists', LISTS),
    shared('tiles', TILES),
    shared('fields', FIELDS),
    shared('sharing', SHARING),
    shared('campaigns', CAMPAIGNS),
    { name: 'shared', minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 3000 },
  ],
}

/** The names of shared scripts list their pages, which are too many for an address. */
export const chunkFileNames = ({ name }: { name: string }) =>
  name.startsWith('shared~') ? 'assets/shared-[hash].js' : 'assets/[name]-[hash].js'
