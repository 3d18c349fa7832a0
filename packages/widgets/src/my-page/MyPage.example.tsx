import { MyPage, type MyPageScreen } from '@fandeck/widgets'

const PAGES: { [Screen in MyPageScreen]?: string } = {
  profile: '/profile',
  settings: '/settings',
  points: '/points',
  drops: '/drops',
}

export const Mine = () => <MyPage hrefOf={(screen) => PAGES[screen]} />
