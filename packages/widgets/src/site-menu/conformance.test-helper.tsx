import type { ReactElement } from 'react'
import type { ConformingPart } from '../../test/describe-conformance.tsx'
import { LINKS, MenuStory } from './menu.fixtures.tsx'
import { SiteMenu } from './SiteMenu.tsx'
import { SiteMenuAccount } from './SiteMenuAccount.tsx'
import { SiteMenuLinks } from './SiteMenuLinks.tsx'

const inside = (part: ReactElement) => <MenuStory>{part}</MenuStory>
const nothing = () => {}

export const parts: readonly ConformingPart[] = [
  [
    'SiteMenu',
    (p) => (
      <SiteMenu {...p} open onClose={nothing}>
        <p>1</p>
      </SiteMenu>
    ),
  ],
  [
    'SiteMenuAccount',
    (p) => <SiteMenuAccount {...p} myHref="/" signInHref="/" signOutHref="/" />,
    { inside },
  ],
  ['SiteMenuLinks', (p) => <SiteMenuLinks {...p} links={LINKS} />],
]
