// What a page imports, and what it brings itself.

/** The page has React and TanStack Query already. */
const REACT = ['react', 'react-dom', '@tanstack/react-query']
/** The page has the SDK and the hooks as well. */
const BINDINGS = [...REACT, '@fandeck/sdk', '@fandeck/react']

/** An entry of the table. */
export interface Entry {
  name: string
  code: string
  /** Modules that the page has already. */
  external: readonly string[]
}

const one = (module: string, names: string, external: readonly string[] = []): Entry => ({
  name: `\`{ ${names} }\` of \`${module}\``,
  code: `import { ${names} } from '${module}'; console.log(${names})`,
  external,
})

export const ENTRIES: readonly Entry[] = [
  {
    name: 'react-dom’s hello page',
    code: "import { createRoot } from 'react-dom/client'; createRoot(document.body).render('hello')",
    external: [],
  },
  one('@fandeck/sdk', 'createFandeck'),
  {
    name: '`{ createFandeck }` of `@fandeck/sdk`, `{ getDrop, createPurchase }` of `@fandeck/sdk/drops`',
    code: "import { createFandeck } from '@fandeck/sdk'; import { getDrop, createPurchase } from '@fandeck/sdk/drops'; console.log(createFandeck, getDrop, createPurchase)",
    external: [],
  },
  one('@fandeck/sdk/campaigns', 'getCampaign'),
  one('@fandeck/sdk/wallet', 'createWalletWindow'),
  one('@fandeck/react', 'FandeckProvider, useDrop', REACT),
  one('@fandeck/react/queries', 'dropQuery', REACT),
  one('@fandeck/widgets', 'Card', BINDINGS),
  one('@fandeck/widgets', 'DropSummary', BINDINGS),
  one('@fandeck/widgets', 'DropPurchase', BINDINGS),
  one('@fandeck/widgets', 'WalletDrawer', BINDINGS),
  one('@fandeck/widgets', 'OcrScanner', BINDINGS),
  one('@fandeck/widgets', 'FormationBoard', BINDINGS),
  one('@fandeck/widgets/elements', 'FandeckDropElement'),
  one('@fandeck/widgets/elements', 'FandeckWalletElement'),
  one('@fandeck/widgets/elements', 'FandeckScannerElement'),
  one('@fandeck/widgets/elements', 'FandeckBoardElement'),
  one('@fandeck/widgets/elements', 'FandeckCampaignElement'),
  one('@fandeck/widgets/elements', 'define'),
]
