// The frame of a widget's playground: one of its stories, which have a server in the page.
import { drawStory } from '../../../packages/widgets/src/stories/draw-story.tsx'

const query = new URLSearchParams(location.search)
const given = (name: string) => query.get(name) ?? ''

document.documentElement.dataset.theme = query.get('theme') ?? 'light'
document.documentElement.lang = query.get('lang') ?? 'ko'
const host = document.querySelector<HTMLElement>('#widget')
const [file, story] = [given('file'), given('story')]
if (host) await drawStory(host, { file, story, args: JSON.parse(given('args') || '{}'), lang: given('lang') })
