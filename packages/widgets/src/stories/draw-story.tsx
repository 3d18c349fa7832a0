import { type ComponentType, createElement } from 'react'
import { createRoot } from 'react-dom/client'
import { en } from '../messages.en.ts'
import { ko } from '../messages.ko.ts'
import { MessagesProvider } from '../messages.ts'
import './page-styles.ts'
import { StoryFrame } from './StoryFrame.tsx'

/** A story, and the values of its controls. */
type Story = ComponentType<object> & { args?: object }

const files = import.meta.glob<Record<string, Story>>('../**/*.stories.tsx')

/** Draws a story of a file of `src`, such as `home/Home.stories.tsx`, with values of its controls, for a playground. */
export async function drawStory(
  host: HTMLElement,
  { file, story, args, lang }: { file: string; story: string; args: object; lang: string },
): Promise<void> {
  const Shown = (await files[`../${file}`]?.())?.[story]
  if (!Shown) throw new Error(`There is no story ${story} in ${file}.`)
  createRoot(host).render(
    <MessagesProvider messages={lang === 'en' ? en : ko}>
      <StoryFrame>{createElement(Shown, { ...Shown.args, ...args })}</StoryFrame>
    </MessagesProvider>,
  )
}
