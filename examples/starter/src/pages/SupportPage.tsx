import { FaqList, NoticeList } from '@fandeck/widgets'

/** The notices and the questions. */
export const SupportPage = () => (
  <div className="page">
    <title>고객센터</title>
    <h1 className="fandeck-title-1 fandeck-root">공지사항</h1>
    <NoticeList hrefOf={(noticeId) => `/support/${noticeId}`} />
    <h2 className="fandeck-title-2 fandeck-root">자주 묻는 질문</h2>
    <FaqList />
  </div>
)
