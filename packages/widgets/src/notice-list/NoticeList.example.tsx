import { NoticeList } from '@fandeck/widgets'

export const Notices = () => <NoticeList hrefOf={(noticeId) => `/support/notice/${noticeId}`} />
