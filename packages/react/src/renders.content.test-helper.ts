import { aFaq, aNotice, anEvent, anInquiry, anOriginal, aStory } from '@fandeck/sdk/testing'
import * as hooks from './index.ts'
import { memberKey, publicKey } from './internal/query-keys.ts'

const notice = { ...aNotice(), content: '하나', previousId: null, nextId: null }

/** The queries of editorial content and support, each with its key and data. */
export const contentQueries = {
  useOriginals: { use: () => hooks.useOriginals(), key: publicKey('originals'), data: [anOriginal()] },
  useEvents: { use: () => hooks.useEvents(), key: publicKey('events'), data: [anEvent()] },
  useStories: { use: () => hooks.useStories(), key: publicKey('stories'), data: [aStory()] },
  useNotices: {
    use: () => hooks.useNotices(),
    key: publicKey('notices', 1),
    data: { count: 1, rows: [aNotice()] },
  },
  useNotice: { use: () => hooks.useNotice({ noticeId: 1 }), key: publicKey('notice', 1), data: notice },
  useFaqs: {
    use: () => hooks.useFaqs(),
    key: publicKey('faqs', null),
    data: { categories: ['카드'], rows: [aFaq()] },
  },
  useInquiries: {
    use: () => hooks.useInquiries(),
    key: memberKey('inquiries', 1),
    data: { count: 1, rows: [anInquiry()] },
  },
  useInquiry: {
    use: () => hooks.useInquiry({ inquiryId: 1 }),
    key: memberKey('inquiry', 1),
    data: anInquiry(),
  },
  useCommonCodes: {
    use: () => hooks.useCommonCodes({ groupId: 'QNA_CATEGORY' }),
    key: publicKey('common-codes', 'QNA_CATEGORY'),
    data: [{ code: 'CARD', name: '카드', sort: 1 }],
  },
  useRanking: {
    use: () => hooks.useRanking(),
    key: publicKey('ranking', null),
    data: [{ rank: 1, title: '달빛***', image: null, value: 48 }],
  },
  useFilterForm: {
    use: () => hooks.useFilterForm(),
    key: publicKey('filter-form', null),
    data: [{ key: 'position', label: '포지션', options: [] }],
  },
}

const nowhere = () => {}

/** The hooks of content that are no queries. */
export const contentOthers: Record<string, () => unknown> = {
  usePopups: () => hooks.usePopups({ path: '/' }),
  useSharing: () => hooks.useSharing(),
  useSendInquiry: hooks.useSendInquiry,
  useOriginalsTransition: () => hooks.useOriginalsTransition({ path: '/', navigate: nowhere }),
  useRenderedAt: hooks.useRenderedAt,
}
