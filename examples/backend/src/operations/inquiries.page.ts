import { html } from 'hono/html'
import type { RecordedAction } from './actions.ts'
import type { operatorInquiries, operatorInquiry } from './inquiries.ts'
import { OPERATIONS, problemNote } from './layout.ts'
import { actionList } from './log.page.ts'
import { momentOf } from './text.ts'

const tagOf = (answeredAt: number | null) =>
  answeredAt === null
    ? html`<span class="tag" data-tone="warn">답변 대기</span>`
    : html`<span class="tag" data-tone="ok">답변 완료</span>`

/** The list of inquiries, waiting ones first. */
export const inquiriesPage = (found: Awaited<ReturnType<typeof operatorInquiries>>) => html`<h1>문의</h1>
  ${
    found.length === 0
      ? html`<p class="soft">들어온 문의가 없어요.</p>`
      : html`<table>
  <thead><tr><th scope="col">제목</th><th scope="col">회원</th><th scope="col">접수</th><th scope="col">상태</th><th scope="col"><span class="visually-hidden">보기</span></th></tr></thead>
  <tbody>${found.map(
    ({ inquiry, nickname }) => html`<tr>
      <td><b>${inquiry.title}</b><span class="soft">${inquiry.category}</span></td>
      <td>${nickname ?? '탈퇴한 회원'}</td>
      <td><time>${momentOf(inquiry.askedAt)}</time></td>
      <td>${tagOf(inquiry.answeredAt)}</td>
      <td><a class="button ${inquiry.answeredAt === null ? 'primary' : ''}" href="${OPERATIONS}/inquiries/${inquiry.inquiryId}" aria-label="${inquiry.title} ${inquiry.answeredAt === null ? '답변하기' : '보기'}">${inquiry.answeredAt === null ? '답변하기' : '보기'}</a></td>
    </tr>`,
  )}</tbody></table>`
  }`

/** The most characters of an answer. */
export const ANSWER_LENGTH = 2000

/** One inquiry, with its answer or the form for it. */
export const inquiryPage = (
  { inquiry, nickname, pictures }: Awaited<ReturnType<typeof operatorInquiry>>,
  actions: readonly RecordedAction[],
  { problem, draft = '' }: { problem?: string; draft?: string } = {},
) => html`<h1>${inquiry.title}</h1>${problemNote(problem)}
  <p>${tagOf(inquiry.answeredAt)} <span class="soft">${inquiry.category} · ${nickname ?? '탈퇴한 회원'} · ${momentOf(inquiry.askedAt)}</span></p>
  <p class="text">${inquiry.content}</p>
  ${pictures.map((url, index) => html`<p><a href="${url}" target="_blank" rel="noopener noreferrer">첨부 사진 ${index + 1} (새 창)</a></p>`)}
  <h2>답변</h2>
  ${
    inquiry.answer === null
      ? html`<form class="box" method="post" action="${OPERATIONS}/inquiries/${inquiry.inquiryId}/answer">
    <label>답변 내용<textarea name="answer" required maxlength="${ANSWER_LENGTH}">${draft}</textarea></label>
    <button class="primary">답변 보내기</button></form>`
      : html`<p class="text">${inquiry.answer}</p>`
  }
  <h2>처리 기록</h2>${actionList(actions)}`
