// The Korean pages of the tags: what each does, before its playground.
import type { ELEMENTS } from './sources.ts'

const ABOUT: Readonly<Record<(typeof ELEMENTS)[keyof typeof ELEMENTS], string>> = {
  drop: '정해진 시간에 여는 카드팩 판매예요. 남은 시간, 수량 선택, 결제, 카드 공개까지 태그 하나로 보여 줘요.',
  wallet: '팬이 가진 혜택을 서랍이나 패널로 보여 줘요. 혜택은 계속 바뀌는 QR이나 직원 비밀번호로 사용해요.',
  scanner: '실물 카드의 코드를 카메라, 사진, 키보드로 등록해요.',
  board: '캠페인의 보드 하나를 보여 줘요. 포메이션, 업그레이드, 투표, 미션, 선수 찾기, 카드 뒤집기가 있어요.',
  campaign: '캠페인 페이지 전체를 팀의 색으로 보여 줘요.',
  deck: '팬이 모은 카드를 검색하고 골라 볼 수 있어요. 아직 열지 않은 팩도 여기에서 열어요.',
  'sign-in': '메인 사이트에서는 로그인 양식을, 다른 사이트에서는 로그인 창을 여는 버튼을 보여 줘요.',
}

/** Returns the Korean pages of the tags by their path. */
export const koreanElements = (): Record<string, string> =>
  Object.fromEntries(
    Object.entries(ABOUT).map(([name, about]) => [
      `ko/elements/${name}`,
      `# \`<fandeck-${name}>\`\n\n${about}\n\n## 더 알아보기\n\n- [속성, 이벤트, 슬롯, 파트](/guides/elements.md#fandeck-${name}) (영어)\n- [이 태그의 안내](/elements/${name}.md) (영어)\n- [태그 붙이기](/ko/guides/embedding.md)\n- [색과 글꼴 바꾸기](/ko/theme.md)\n`,
    ]),
  )
