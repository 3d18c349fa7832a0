// The labels of playgrounds and of the theme editor.
const en = {
  playground: 'Playground',
  about: 'The real tag on a server in this page. Nothing is sent or charged.',
  aboutWidget:
    'The real widget on a server in this page: each state is a story of it. Nothing is sent or charged.',
  states: 'State',
  settings: 'Attributes',
  controls: 'Controls',
  code: 'Code',
  copy: 'Copy',
  copied: 'Copied',
  frame: 'Preview',
  start: 'Start the preview',
  scheme: 'Colours',
  light: 'Light',
  dark: 'Dark',
  none: 'none',
  contrast: 'Contrast',
  passes: 'readable',
  fails: 'below 4.5:1',
  snippet: 'Rules for your style sheet',
  tokens: 'Tokens',
} as const

export type Words = Readonly<Record<keyof typeof en, string>>

const ko: Words = {
  playground: '체험',
  about: '이 페이지 안의 서버에 연결된 실제 태그예요. 아무것도 전송되거나 결제되지 않아요.',
  aboutWidget: '이 페이지 안의 서버에 연결된 실제 위젯이에요. 아무것도 전송되거나 결제되지 않아요.',
  states: '상태',
  settings: '속성',
  controls: '설정',
  code: '코드',
  copy: '복사하기',
  copied: '복사했어요',
  frame: '미리보기',
  start: '미리보기 시작',
  scheme: '화면',
  light: '밝게',
  dark: '어둡게',
  none: '없음',
  contrast: '명암비',
  passes: '읽기 쉬워요',
  fails: '4.5:1보다 낮아요',
  snippet: '스타일 시트에 넣을 규칙',
  tokens: '토큰',
}

/** Returns the labels in a language. */
export const wordsOf = (lang: string): Words => (lang === 'ko' ? ko : en)
