/** Libraries that change with the lockfile only. */
const VENDOR =
  /rolldown[\\/]runtime|[\\/]node_modules[\\/](?:react|react-dom|scheduler|react-router|@tanstack|zod|ofetch|ufo|destr|mitt|zustand)[\\/]/

/** What no first view shows; it loads when the page is idle, or with a page that uses it. */
const OVERLAYS =
  /[\\/](?:@floating-ui|tabbable|dayjs|popups|primitives[\\/](?:overlay|dialog|drawer))[\\/]|seoul-text/

/** Forms; small parts that pages without a form share with them must not bring it along. */
const FORMS = /[\\/]react-hook-form[\\/]/

/** Articles and their blocks. */
const ARTICLES = /[\\/](?:article|notion-article)[\\/]|ListedArticle/

/** Parts of home, the drop and the lists; checks of what is typed belong to forms, and a group takes its imports along. */
const CARDS =
  /[\\/](?:banner-carousel|card|content|drop-model|drop-summary|drops|showcase|validation|layout|routes[\\/](?:event|originals|support|mypage)|primitives[\\/](?:accordion|countdown|tag|progress|lazy|chip|link|query-state|pager))[\\/](?!drops\.(?:purchase|memory|packs|transactions)|use(?:Transaction|Purchase|Packs|Unopened)|file\.ts|password\.ts|ListedArticle)/

/** Buying, which a drop and a member's pages share. */
const PURCHASE =
  /[\\/]drops[\\/](?:drops\.(?:purchase|memory|packs|transactions)|use(?:Transaction|Purchase|Packs|Unopened))|theme[\\/]load-script/

/** The rules, calls and shared parts of campaigns, without their boards. */
const CAMPAIGNS = /[\\/](?:campaigns|boards[\\/]board|routes[\\/]campaign)[\\/]/

/** What a fan types into, and chooses from; small files of their own otherwise. */
const FIELDS = /[\\/]primitives[\\/](?:field|segment|check|radio)[\\/]/

const INITIAL: ['$initial'] = ['$initial']

/**
 * The scripts of the browser's build, fewer than by default: libraries, the shell, and one for each set of pages that
 * share modules; small ones of those join their neighbours.
 */
export const chunks = {
  groups: [
    { name: 'vendor', test: VENDOR, tags: INITIAL, priority: 4 },
    { name: 'shell', tags: INITIAL, priority: 3 },
    { name: 'overlays', test: OVERLAYS, priority: 2 },
    { name: 'forms', test: FORMS, priority: 2 },
    { name: 'articles', test: ARTICLES, minShareCount: 2, priority: 1.5 },
    { name: 'cards', test: CARDS, minShareCount: 2, priority: 2 },
    { name: 'purchase', test: PURCHASE, minShareCount: 2, priority: 1.8 },
    { name: 'campaigns', test: CAMPAIGNS, minShareCount: 2, priority: 1.9 },
    { name: 'fields', test: FIELDS, minShareCount: 2, priority: 1.9 },
    { name: 'icons', test: /[\\/]lucide-react[\\/]/, minShareCount: 2, priority: 1.9 },
    { name: 'shared', minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 3000, priority: 1 },
  ],
}

/** The names of shared scripts list their pages, which are too many for an address. */
export const chunkFileNames = ({ name }: { name: string }) =>
  name.startsWith('shared~') ? 'assets/shared-[hash].js' : 'assets/[name]-[hash].js'
