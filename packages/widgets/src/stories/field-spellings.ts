// What hands type and paste into every text field of the stories and the site (D94).

const CODE = '9WLK-NTUH-GP9L'
const PHONE = '010-1234-5678'

/** By kind of field: what hands type and paste, and what the field then shows. */
const SPELLINGS = {
  code: [
    ['９ＷＬＫ－ＮＴＵＨ－ＧＰ９Ｌ', CODE],
    ['9지ㅏㅜ셔ㅗ헤9ㅣ', CODE],
    ['Code: 9WLK-NTUH-GP9L', CODE],
    ['코드는 9wlk ntuh gp9l\u200b 예요', CODE],
  ],
  phone: [
    ['０１０１２３４５６７８', PHONE],
    ['82 10 1234 5678', PHONE],
    ['+82 10-1234-5678', PHONE],
    ['연락처 010.1234.5678\u200b', PHONE],
    ['+1 213 555 0100', '+1 213 555 0100'],
  ],
  postcode: [
    ['０４７７８', '04778'],
    ['(04778)', '04778'],
  ],
  mailedCode: [
    ['３３９６０５', '339605'],
    ['[팬덱] 인증번호는 339605예요. 10분 안에 입력해 주세요.', '339605'],
  ],
  receiptCard: [['１２３４567890123456', '1234-5678-9012-3456']],
  business: [['１２３４５６７８９０', '123-45-67890']],
  staffPassword: [['４８２９１３', '482913']],
  // Shown as typed, so that a composed syllable is never torn; cleaned before it is judged and sent.
  line: [
    ['달빛\u200b', '달빛\u200b'],
    ['ｍｏｏｎ', 'ｍｏｏｎ'],
    ['소하', '소하'],
    ['\u3164', '\u3164'],
  ],
} as const

const LINES = [
  '이름',
  '아이디',
  '이름표 없이',
  '이름이나 번호로 찾기',
  '질문 검색',
  '한글 이름',
  '영문 이름',
  '링크 이름',
  '소개',
  '받는 분',
  '주소',
  '상세 주소',
  '제목',
  '내용',
  '닉네임',
  '이메일',
  '배송 요청 (선택)',
  '확인 문구',
]

/** The spellings of each text field of the stories and the site, by its name. */
export const FIELD_SPELLINGS: Record<string, readonly (readonly [typed: string, shown: string])[]> = {
  '카드 코드': SPELLINGS.code,
  '휴대폰 번호': SPELLINGS.phone,
  우편번호: SPELLINGS.postcode,
  인증번호: SPELLINGS.mailedCode,
  '인증번호 6자리': SPELLINGS.mailedCode,
  '직원 비밀번호': SPELLINGS.staffPassword,
  '카드 번호': SPELLINGS.receiptCard,
  '사업자 등록번호': SPELLINGS.business,
  ...Object.fromEntries(LINES.map((name) => [name, SPELLINGS.line])),
}
