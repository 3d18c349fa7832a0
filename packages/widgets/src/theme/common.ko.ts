import { koFallback } from './errors/fallback.ts'
import { koHttpErrors } from './errors/http.ko.ts'
import { koSessionErrors } from './errors/session.ko.ts'

/**
 * The messages that all widgets share.
 *
 * @hidden its keys are those of `Messages`
 */
export const koCommon = {
  // The language of dates.
  'common.language': 'ko',
  'common.close': '닫기',
  'common.cancel': '다음에',
  'common.confirm': '확인',
  'common.retry': '다시 시도하기',
  'common.loading': '불러오는 중이에요',
  'common.support': '고객센터',
  'common.decrease': '하나 빼기',
  'common.increase': '하나 더하기',
  'common.poweredBy': 'fandeck으로 안전하게 결제해요',
  'loading.title': '카드를 준비하고 있어요',
  'loading.message': '잠시만 기다려 주세요',
  'offline.title': '인터넷 연결이 불안정해요.',
  'offline.message': '모은 카드는 그대로 있으니 안심하세요.',
  'countdown.days': (p: { days: number }) => `${p.days}일 `,
  'countdown.minutesLeft': (p: { minutes: number }) => `${p.minutes}분 남았어요`,
  'share.title': '공유하기',
  errors: { fallback: koFallback, ...koHttpErrors, ...koSessionErrors },
}
