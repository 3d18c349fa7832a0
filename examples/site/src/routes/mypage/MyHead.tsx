import { MyPage, type MyPageProps, type MyPageScreen } from '@fandeck/widgets'
import { ReturnToTeam } from '../../layout/ReturnToTeam.tsx'
import { useSiteWallet } from '../../layout/site-wallet.ts'
import { usePages } from '../../router/pages-context.ts'
import { useSiteShop } from '../../use-site-shop.ts'
import { MyTabs } from './MyTabs.tsx'
import { useUpgradeHref } from './use-upgrade-href.ts'

const PATHS: { [Screen in MyPageScreen]: string } = {
  profile: '/mypage/profile',
  settings: '/mypage/settings',
  password: '/mypage/password',
  points: '/mypage/point',
  drops: '/',
}

/** My page with its tabs, the wallet of the site and the way back to a team. */
export function MyHead(section: Omit<MyPageProps, 'hrefOf'>) {
  const wallet = useSiteWallet()
  const { isPage } = usePages()
  return (
    <>
      <MyPage
        className="site-mypage"
        hrefOf={(screen) => (isPage(PATHS[screen]) ? PATHS[screen] : undefined)}
        packs={useSiteShop()?.packs}
        binderHref={(packName) => `/mypage/binder/${encodeURIComponent(packName)}`}
        upgradeHref={useUpgradeHref()}
        navigation={<MyTabs />}
        onWalletOpen={wallet.open}
        onWalletLink={wallet.link}
        {...section}
      />
      <ReturnToTeam />
    </>
  )
}
