import type { GlobalProvider } from '@ladle/react'
import { useEffect } from 'react'
import 'pretendard/dist/web/variable/pretendardvariable-dynamic-subset.css'
import '../src/stories/page-styles.ts'
import { StoryFrame } from '../src/stories/StoryFrame.tsx'

/** Ladle's own theme switch chooses ours. */
export const Provider: GlobalProvider = ({ children, globalState }) => {
  useEffect(() => {
    document.documentElement.dataset.theme = globalState.theme
  }, [globalState.theme])
  return <StoryFrame>{children}</StoryFrame>
}
