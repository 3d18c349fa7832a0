import type { ReactElement } from 'react'
import type { ConformingPart } from '../../test/describe-conformance.tsx'
import { SupportStory } from '../stories/support.fixtures.tsx'
import { NoticeArticle } from './NoticeArticle.tsx'

const inside = (part: ReactElement) => <SupportStory>{part}</SupportStory>

export const parts: readonly ConformingPart[] = [
  [
    'NoticeArticle',
    (p) => <NoticeArticle {...p} noticeId={1} hrefOf={String} listHref="#" />,
    { inside, heading: 1 },
  ],
]
