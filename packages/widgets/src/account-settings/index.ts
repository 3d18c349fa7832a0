export { AccountSettings, type AccountSettingsProps } from './AccountSettings.tsx'
export type { SettingsHref, SettingsScreen } from './settings-screens.ts'
