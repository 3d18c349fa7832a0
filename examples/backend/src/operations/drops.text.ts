import { type DropAction, type DropChange, type DropDifference, momentOf as timeIn } from '@fandeck/sdk/shop'
import { wonOf } from '../won.ts'
import { momentOf } from './text.ts'

/** What an operator does with a drop, in words. */
export const CONTROLS: Record<DropChange['action'], string> = {
  pause: '일시 중지',
  resume: '판매 재개',
  end: '판매 종료',
  extend: '마감 연장',
  add: '팩 추가',
  price: '가격 변경',
  limits: '구매 한도 변경',
  gate: '대기실 변경',
}

/** From where a step was taken. */
export const PLACES: Record<DropAction['by'], string> = {
  command: '명령',
  desk: '운영 데스크',
  admin: '서버',
}

const FIELDS = new Map([
  ['state', '상태'],
  ['pauseNotice', '안내 문장'],
  ['endsAt', '마감'],
  ['packs', '전체 팩'],
  ['price', '한 팩 가격'],
  ['maxPerOrder', '한 번에 살 수 있는 팩'],
  ['maxPerMember', '한 사람이 살 수 있는 팩'],
  ['fansPerSecond', '대기실'],
])
/** The name of a field of a drop, in words. */
export const fieldName = ({ field }: DropDifference): string => FIELDS.get(field) ?? field

const STATES = new Map([
  ['scheduled', '판매'],
  ['open', '판매'],
  ['paused', '일시 중지'],
  ['ended', '종료'],
])

/** `무료` for 0. */
export const priceText = (price: number): string => (price === 0 ? '무료' : wonOf(price))
/** `1초에 5명`; without a rate the gate is off. */
export const gateText = (rate: number | null | undefined): string =>
  rate == null ? '꺼짐' : `1초에 ${rate}명`

/** Returns the value of a field as operators read it. */
export function valueText(field: string, value: string | number | null): string {
  if (field === 'fansPerSecond') return gateText(typeof value === 'number' ? value : null)
  if (value === null) return '없음'
  if (field === 'state') return STATES.get(String(value)) ?? String(value)
  if (field === 'endsAt') return momentOf(timeIn(String(value), 0))
  if (field === 'price') return priceText(Number(value))
  return typeof value === 'number' ? `${value.toLocaleString('ko-KR')}팩` : value
}

const packsText = (packs: number | null) => `${Number(packs ?? 0).toLocaleString('ko-KR')}팩`

/** What fans see after a step that needs a confirmation. */
export function fansSee({ action }: DropChange, changes: readonly DropDifference[]): string {
  const of = (field: string) => changes.find((one) => one.field === field)
  const number = (value: string | number | null | undefined) => (typeof value === 'number' ? value : 0)
  switch (action) {
    case 'end':
      return '드롭이 바로 종료로 바뀌고 아무도 새로 살 수 없어요. 이미 보관한 팩은 5분 안에 결제할 수 있어요. 운영 데스크에서는 다시 열 수 없어요.'
    case 'add': {
      const more = number(of('packs')?.after) - number(of('packs')?.before)
      return `남은 팩이 ${packsText(more)} 늘어요. 품절이었다면 바로 다시 판매돼요. 추가한 팩은 뺄 수 없어요.`
    }
    case 'price':
      return `판매를 재개하면 한 팩 가격이 ${priceText(number(of('price')?.after))}${number(of('price')?.after) === 0 ? '로' : '으로'} 보여요. 이미 보관한 팩은 전에 확인한 금액으로 결제하고, 페이지를 열어 둔 팬은 바뀐 금액을 다시 확인해요.`
    case 'limits':
      return '다음 구매부터 바뀐 한도가 적용돼요. 이미 산 팩은 그대로예요.'
    case 'gate':
      return of('fansPerSecond')?.after === null
        ? '대기실 없이 누구나 바로 살 수 있어요.'
        : '차례가 된 팬만 살 수 있어요. 기다리던 팬의 순서는 그대로예요.'
    default:
      return ''
  }
}
