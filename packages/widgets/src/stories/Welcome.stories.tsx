import { Wide } from './StoryFrame.tsx'

/** Where a reader of the stories begins. */
const ROWS = [
  ['위젯', '폴더마다 한 위젯이에요. 스토리 하나가 상태 하나를 보여 줘요.'],
  ['Controls', '위젯마다 있는 스토리예요. 아래 조절판에서 값을 바꾸면 위젯이 새로 그려져요.'],
  ['Element', '이름이 Element로 끝나는 폴더는 태그로 그린 같은 위젯이에요.'],
  ['언어', '조절판의 language를 en으로 바꾸면 모든 스토리가 영어로 보여요.'],
  ['테마', 'Drop element의 Themed에서 브랜드 토큰을 입힌 모습을 볼 수 있어요.'],
  ['밝기와 너비', '왼쪽 아래 단추로 어두운 화면과 320px부터 1280px까지의 너비를 골라요.'],
] as const

export const Fandeck = () => (
  <Wide>
    <h1 className="fandeck-title-1">Fandeck 위젯</h1>
    <p className="fandeck-body-1">팬 사이트를 이루는 위젯을 상태마다 볼 수 있어요.</p>
    <dl className="fandeck-inset" style={{ display: 'grid', gap: 12 }}>
      {ROWS.map(([name, text]) => (
        <div key={name} style={{ display: 'grid', gap: 4 }}>
          <dt className="fandeck-label" lang={/^[A-Z]/.test(name) ? 'en' : undefined}>
            {name}
          </dt>
          <dd className="fandeck-body-2">{text}</dd>
        </div>
      ))}
    </dl>
  </Wide>
)
