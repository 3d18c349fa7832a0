import type { ReactElement } from 'react'
import type { ConformingPart } from '../../test/describe-conformance.tsx'
import { ToastProvider } from '../primitives/toast/ToastProvider.tsx'
import { AccountSettings } from './AccountSettings.tsx'
import { SettingsStory } from './settings.fixtures.tsx'

const inside = (part: ReactElement) => (
  <SettingsStory>
    <ToastProvider>{part}</ToastProvider>
  </SettingsStory>
)

export const parts: readonly ConformingPart[] = [
  ['AccountSettings', (p) => <AccountSettings {...p} hrefOf={() => '/'} />, { inside, heading: 2 }],
]
