import { cleanup, render, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import '../stories/page-styles.ts'
import { StoryFrame } from '../stories/StoryFrame.tsx'
import { LoggedIn } from './SiteMenu.stories.tsx'

afterEach(cleanup)

// The menu's sheet comes before that of pictures, which spans a box unless the part around says a size.
test('S2.28 the member’s picture is 52 px wide beside the nickname, in any order of the sheets', async () => {
  render(
    <StoryFrame>
      <LoggedIn />
    </StoryFrame>,
  )
  const picture = await waitFor(() => {
    const found = document.querySelector('.fandeck-menu__picture')
    if (!found) throw new Error('There is no picture yet.')
    return found
  })
  const { width, height } = picture.getBoundingClientRect()
  expect([width, height]).toEqual([52, 52])
})
