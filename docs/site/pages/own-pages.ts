// The pages that are of the site alone: home and theme editor, in both languages. JSON is YAML, too.
const page = (frontMatter: object, text = '') => `---\n${JSON.stringify(frontMatter)}\n---\n\n${text}`

const action = (theme: 'brand' | 'alt', text: string, link: string) => ({ theme, text, link })
const feature = (title: string, details: string, link: string) => ({ title, details, link })

const home = {
  layout: 'home',
  title: 'Fandeck',
  titleTemplate: 'Digital cards for fan sites',
  hero: {
    name: 'Fandeck',
    text: 'Digital cards for fan sites',
    tagline: 'A headless SDK, React hooks, and widgets that a page embeds with one tag.',
    actions: [
      action('brand', 'Getting started', '/guides/getting-started'),
      action('alt', 'Try a drop', '/elements/drop'),
    ],
  },
  features: [
    feature(
      "The main site's team",
      'A site with sign-in, drops and a wallet from one command.',
      '/guides/getting-started',
    ),
    feature(
      'Partner brands',
      'One script and one tag on a page that you have, in your colours.',
      '/guides/embedding',
    ),
    feature(
      'Widgets and playgrounds',
      'Every tag as fans see it: open, upcoming, sold out, refused, offline.',
      '/elements/drop',
    ),
    feature(
      'Integrators',
      'Every call and type, the HTTP reference, and the error codes with their causes.',
      '/reference/',
    ),
    feature(
      'Owners of a shop',
      'From nothing to a drop that a fan buys in about an hour.',
      '/guides/your-shop',
    ),
    feature('Theme editor', 'Colours, corners and fonts on a live drop, with their contrast.', '/theme'),
  ],
}

const koreanHome = {
  layout: 'home',
  title: 'Fandeck',
  titleTemplate: '팬 사이트를 위한 디지털 카드',
  hero: {
    name: 'Fandeck',
    text: '팬 사이트를 위한 디지털 카드',
    tagline: '화면 없는 SDK, React 훅, 태그 하나로 붙이는 위젯으로 이루어져 있어요.',
    actions: [
      action('brand', '시작하기', '/ko/guides/getting-started'),
      action('alt', '드롭 써 보기', '/ko/elements/drop'),
    ],
  },
  features: [
    feature(
      '사이트 팀',
      '로그인, 드롭, 지갑이 있는 사이트를 명령 하나로 만들어요.',
      '/ko/guides/getting-started',
    ),
    feature(
      '파트너 브랜드',
      '이미 있는 페이지에 스크립트 하나와 태그 하나를 넣어요.',
      '/ko/guides/embedding',
    ),
    feature(
      '태그 체험',
      '판매 중, 판매 전, 매진, 거절, 오프라인일 때 모습을 볼 수 있어요.',
      '/ko/elements/drop',
    ),
    feature(
      '연동 개발자',
      '백엔드 검사, 태그별 호출, 오류 코드마다 원인과 해결 방법이 있어요.',
      '/ko/guides/conform',
    ),
    feature('상점 운영자', '빈 상점에서 첫 판매까지 한 시간쯤 걸려요.', '/ko/guides/your-shop'),
    feature('테마 편집기', '색, 모서리, 글꼴을 바꾸면서 명암비를 확인해요.', '/ko/theme'),
  ],
}

const editor = { aside: false, prev: false, next: false }

/** The pages by their path. */
export const OWN_PAGES: Readonly<Record<string, string>> = {
  index: page(home),
  'ko/index': page(koreanHome),
  theme: page(
    editor,
    `# Theme editor

Change the colours, corners and font of a live drop, and copy the rules into the style sheet of your page. They reach every
widget and tag of the page. [Theming](/guides/theming.md) lists all tokens.

\`\`\`theme-editor
\`\`\`
`,
  ),
  'ko/theme': page(
    editor,
    `# 테마 편집기

드롭을 보면서 색, 모서리, 글꼴을 바꿔 보세요. 완성한 규칙을 페이지의 스타일 시트에 넣으면 모든 위젯과 태그에 적용돼요.
토큰 전체는 [테마 안내](/guides/theming.md)(영어)에 있어요.

\`\`\`theme-editor
\`\`\`
`,
  ),
}
