import type { ConformingPart } from '../../test/describe-conformance.tsx'
import { StoryFrame } from '../stories/StoryFrame.tsx'
import { SignOut } from './SignOut.tsx'
import { SignOutStory } from './sign-out.fixtures.tsx'

export const parts: readonly ConformingPart[] = [
  [
    'SignOut',
    (p) => <SignOut {...p} own onDone={() => {}} />,
    {
      inside: (part) => (
        <SignOutStory onSignOut={() => new Promise(() => {})}>
          <StoryFrame>{part}</StoryFrame>
        </SignOutStory>
      ),
      heading: 1,
    },
  ],
]
