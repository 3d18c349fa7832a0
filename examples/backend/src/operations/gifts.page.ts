import { typedLines } from '@fandeck/sdk/wire'
import { html } from 'hono/html'
import * as z from 'zod/mini'
import { type GiftChoice, MOST_POINTS } from './gifts.ts'
import { OPERATIONS } from './layout.ts'
import { momentOf } from './text.ts'

/** The most characters of the reason of a gift. */
const REASON_LENGTH = 200

const number = z.pipe(z.string().check(z.regex(/^\s*[1-9]\d{0,8}\s*$/)), z.transform(Number))
/** The fields of the forms that give something. */
export const GiftForm = z.object({
  kind: z.enum(['card', 'benefit', 'points']),
  value: number,
  seen: z.pipe(z.string().check(z.regex(/^\d{1,6}$/)), z.transform(Number)),
  reason: typedLines({ min: 1, max: REASON_LENGTH }),
})
type Kind = z.output<typeof GiftForm>['kind']

const form = (
  { userId, seen }: { userId: string; seen: number },
  {
    kind,
    title,
    text,
    field,
    button,
  }: { kind: Kind; title: string; text: string; field: unknown; button: string },
) => html`<h2>${title}</h2>
  <form class="box" method="post" action="${OPERATIONS}/members/${userId}/give">
    <p>${text}</p>
    <input type="hidden" name="kind" value="${kind}"><input type="hidden" name="seen" value="${seen}">
    ${field}
    <label>주는 이유 (운영자만 봐요)<textarea name="reason" required maxlength="${REASON_LENGTH}"></textarea></label>
    <button>${button}</button>
  </form>`

/** The forms that give a member a card, a benefit and points. */
export const giftForms = (userId: string, { benefits, seen }: GiftChoice) => html`
  ${form(
    { userId, seen },
    {
      kind: 'card',
      title: '카드 주기',
      text: '드롭과 카드 코드에 쓰지 않는 카드에서 한 장을 뽑아 바로 회원의 덱에 넣어요. 회원이 다음에 들어오면 새 카드로 한 번 보여 줘요. 되돌릴 수 없어요.',
      field: html`<label>카드 번호<input name="value" inputmode="numeric" autocomplete="off" required maxlength="9"></label>`,
      button: '카드 주기',
    },
  )}
  ${
    benefits.length === 0
      ? ''
      : form(
          { userId, seen },
          {
            kind: 'benefit',
            title: '혜택 주기',
            text: '기간이 남은 혜택을 줘요. 회원이 이미 가진 혜택은 다시 줄 수 없어요.',
            field: html`<label>혜택<select name="value">${benefits.map(({ benefitId, claimName, endAt }) => html`<option value="${benefitId}">${claimName} (${momentOf(endAt)}까지)</option>`)}</select></label>`,
            button: '혜택 주기',
          },
        )
  }
  ${form(
    { userId, seen },
    {
      kind: 'points',
      title: '포인트 주기',
      text: `한 번에 ${MOST_POINTS.toLocaleString('ko-KR')}P까지 줄 수 있어요.`,
      field: html`<label>포인트<input name="value" inputmode="numeric" autocomplete="off" required maxlength="6"></label>`,
      button: '포인트 주기',
    },
  )}`
