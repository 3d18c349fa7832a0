import { AccountSettings, type SettingsScreen } from '@fandeck/widgets'

const PAGES: { [Screen in SettingsScreen]?: string } = {
  profile: '/profile',
  logins: '/logins',
  password: '/password',
  withdrawal: '/leave',
}

export const Settings = () => (
  <AccountSettings
    hrefOf={(screen, { renew }) =>
      screen === 'identity' ? `/verify?retUrl=/settings${renew ? '&renew' : ''}` : PAGES[screen]
    }
  />
)
