import { controlled } from '../stories/controlled.tsx'
import { ElementStory } from '../stories/ElementStory.tsx'
import { Wide } from '../stories/StoryFrame.tsx'
import { FandeckSignInElement } from './SignIn.element.tsx'
import { type SignInKitOptions, signInKit } from './sign-in.fixtures.tsx'

export default { title: 'Elements / Sign in' }

interface TagProps extends SignInKitOptions {
  main?: boolean
  lang?: string
}

/** `<fandeck-sign-in>` on the main site, or on the page of a brand. */
function Tag({ main = false, lang = 'ko', ...kit }: TagProps) {
  const attributes = { lang, 'login-origin': main ? location.origin : 'https://fandeck.example' }
  return (
    <Wide>
      <ElementStory
        tag="fandeck-sign-in"
        element={FandeckSignInElement}
        fandeck={() => signInKit(kit).fandeck}
        attributes={attributes}
      />
    </Wide>
  )
}

export const MainSite = () => <Tag main />
export const OtherOrigin = () => <Tag />
export const LoggedIn = () => <Tag main loggedIn />
export const English = () => <Tag main lang="en" />

export const Controls = controlled({ main: true, loggedIn: false, lang: 'ko' }, (args) => <Tag {...args} />, {
  lang: ['ko', 'en'],
})
