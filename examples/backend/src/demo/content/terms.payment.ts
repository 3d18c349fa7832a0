import type { SeedTerms } from './types.ts'

type Sections = SeedTerms['sections']

export const PURCHASE_SECTIONS: Sections = [
  {
    heading: '제1조 계약의 성립',
    paragraphs: [
      '결제를 시작하면 고른 수량이 5분 동안 회원 몫으로 남아 있어요. 그 안에 결제를 마치면 계약이 이루어져요.',
      '시간이 지나면 남은 수량은 다른 회원에게 돌아가고 금액은 청구되지 않아요.',
    ],
  },
  {
    heading: '제2조 무작위 구성',
    paragraphs: [
      '카드팩의 구성은 무작위예요. 나올 수 있는 카드와 장수는 드롭 페이지에 모두 적혀 있어요.',
      '결제를 마친 뒤에는 카드를 고르거나 바꿀 수 없어요.',
    ],
  },
  {
    heading: '제3조 청약 철회',
    paragraphs: [
      '열지 않은 팩은 구매한 날부터 7일 안에 철회할 수 있어요. 팩을 열면 디지털 콘텐츠 제공이 시작되어 철회가 제한돼요.',
      '회사의 잘못으로 카드를 받지 못하면 언제든 전액 돌려드려요.',
    ],
  },
  {
    heading: '제4조 실물 배송',
    paragraphs: [
      '실물이 든 상품은 입력해 주신 주소로 보내 드려요. 발송하기 전까지 1:1 문의로 주소를 바꿀 수 있어요.',
    ],
  },
]

export const THIRD_PARTY_SECTIONS: Sections = [
  {
    heading: '제1조 받는 곳과 목적',
    paragraphs: [
      '실물 상품을 보내 드리기 위해 배송 업체에 개인정보를 제공해요. 다른 목적으로는 쓰지 않아요.',
    ],
  },
  {
    heading: '제2조 제공하는 항목',
    paragraphs: ['받는 분 이름, 휴대폰 번호, 주소, 배송 요청 사항을 제공해요.'],
  },
  {
    heading: '제3조 보관 기간',
    paragraphs: [
      '배송이 끝난 날부터 3개월 동안 보관한 뒤 삭제해요. 법에서 정한 기간이 있으면 그 기간을 따라요.',
    ],
  },
  {
    heading: '제4조 동의하지 않을 권리',
    paragraphs: ['동의하지 않을 수 있어요. 다만 실물이 든 상품은 주소를 전달할 수 없어 구매할 수 없어요.'],
  },
]

export const RECURRING_SECTIONS: Sections = [
  {
    heading: '제1조 정기결제란',
    paragraphs: [
      '정기결제는 회원이 고른 날마다 같은 금액이 자동으로 결제되는 방식이에요. 지금 판매하는 카드팩은 모두 한 번만 결제돼요.',
    ],
  },
  {
    heading: '제2조 알림과 변경',
    paragraphs: [
      '결제하기 7일 전에 금액과 날짜를 알려 드려요.',
      '금액이 바뀌면 30일 전에 알리고, 다시 동의하지 않으면 결제하지 않아요.',
    ],
  },
  {
    heading: '제3조 해지',
    paragraphs: ['다음 결제일 전날까지 마이페이지에서 해지할 수 있어요. 해지한 뒤에는 더 결제되지 않아요.'],
  },
]
