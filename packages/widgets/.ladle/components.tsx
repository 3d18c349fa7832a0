import { type ReactNode, useEffect } from 'react'
import 'pretendard/dist/web/variable/pretendardvariable-dynamic-subset.css'
import { en } from '../src/messages.en.ts'
import { ko } from '../src/messages.ko.ts'
import { MessagesProvider } from '../src/messages.ts'
import '../src/stories/page-styles.ts'
import type { StoryControls } from '../src/stories/controlled.tsx'
import { StoryFrame } from '../src/stories/StoryFrame.tsx'

/** What Ladle hands to the provider of its stories. */
interface ProviderProps {
  children: ReactNode
  globalState: { theme: string; control: Readonly<Record<string, { value?: unknown } | undefined>> }
}

/** A control of every story. */
export const argTypes: StoryControls = {
  language: { options: ['ko', 'en'], control: { type: 'inline-radio' }, defaultValue: 'ko' },
}

/** Ladle's own theme switch chooses ours, and the control `language` the messages. */
export const Provider = ({ children, globalState }: ProviderProps) => {
  const isEnglish = globalState.control.language?.value === 'en'
  useEffect(() => {
    document.documentElement.dataset.theme = globalState.theme
    document.documentElement.lang = isEnglish ? 'en' : 'ko'
  }, [globalState.theme, isEnglish])
  return (
    <MessagesProvider messages={isEnglish ? en : ko}>
      <StoryFrame>{children}</StoryFrame>
    </MessagesProvider>
  )
}
