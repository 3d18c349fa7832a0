import { koContentErrors } from '../../theme/errors/content.ko.ts'
import { koNotionErrors } from '../../theme/errors/notion.ko.ts'

/** Messages of the payment and Notion modals. */
export const koModal = {
  'payment.safe': '안전 결제',
  'payment.provider': '결제사 화면이에요',
  'payment.frame': '결제사 결제 화면',
  'payment.unseen': '결제 화면이 보이지 않으면 새 창에서 결제해 주세요.',
  'payment.window': '새 창에서 결제하기',
  'payment.quit.title': '결제를 그만둘까요?',
  'payment.quit.message': '지금 닫으면 결제가 이루어지지 않아요.',
  'payment.quit.stay': '계속 결제하기',
  'payment.quit.leave': '그만두기',
  'notion.failed': '글을 불러오지 못했어요',
  errors: /* @__PURE__ */ Object.assign({}, koNotionErrors, koContentErrors),
}
