import { useMemo } from 'react'
import { useMessages } from '../theme/messages.tsx'
import type { Messages } from '../theme/messages.types.ts'

/** Sentences of the purchase that the shared catalogue does not hold; a provider's sentences lie over them. */
const dropKo = {
  'drop.failed.title': '드롭을 불러오지 못했어요',
  'drop.pack': (p: { cards: number }) => `1팩 · 카드 ${p.cards}장`,
  'drop.packs': (p: { packs: number }) => `${p.packs}팩`,
  'drop.leftLine': (p: { total: string }) => `${p.total}팩 중 `,
  'drop.leftPacks': (p: { left: string }) => `${p.left}팩`,
  'drop.leftEnd': ' 남았어요',
  'drop.network': '네트워크',
  'drop.cards': '이런 카드가 나와요',
  'drop.edition': (p: { finish: string; total: string }) => `${p.finish} · ${p.total}장`,
  'drop.notices': '꼭 확인해 주세요',
  'drop.free': '무료',
  'drop.view': '자세히 보기',
  'drop.vendor.name': '상호',
  'drop.vendor.address': '주소',
  'drop.vendor.phone': '연락처',
  'drop.vendor.businessNumber': '사업자등록번호',
  'drop.vendor.registrationNumber': '통신판매업',
  'purchase.terms.view': '구매 조건과 약관 보기',
  'purchase.terms.none': '약관을 불러오지 못했어요. 다시 눌러 주세요.',
  'purchase.resume.title': '결제가 끝나지 않았어요',
  'purchase.resume.message': '고른 카드팩은 잠시 맡아 두었어요.',
  'purchase.resume.action': '이어서 결제하기',
  'payment.safe': '안전 결제',
  'payment.provider': '결제사 화면이에요',
  'payment.frame': '결제사 결제 화면',
  'payment.confirming': '결제를 확인하고 있어요',
  'payment.again': '다시 결제하기',
  'reveal.label': '카드 열기',
  'reveal.open': '카드 열기',
  'reveal.back': '아직 열지 않은 카드',
  'reveal.pick': (p: { number: number }) => `${p.number}번째 카드`,
  'reveal.ready.title': '새 카드가 도착했어요',
  'reveal.ready.message': '카드를 눌러 열어 보세요.',
  'reveal.summary.title': (p: { count: number }) => `카드 ${p.count}장을 모두 열었어요`,
  'reveal.summary.message': '이제 모두 내 덱에 있어요.',
  'reveal.view': '카드 보러 가기',
  errors: {
    'drops/key-reused': '앞선 주문과 내용이 달라요. 다시 한 번 눌러 주세요.',
    'session/no-expired': '로그인이 만료됐어요. 다시 로그인해 주세요.',
    'session/ended': '로그인이 만료됐어요. 다시 로그인해 주세요.',
  },
}

/** The shared catalogue with the purchase's own sentences beneath it. */
export type DropMessages = Messages & typeof dropKo

/** The sentences of the purchase. */
export function useDropMessages(): DropMessages {
  const messages = useMessages()
  return useMemo(
    () => ({ ...dropKo, ...messages, errors: { ...dropKo.errors, ...messages.errors } }),
    [messages],
  )
}
