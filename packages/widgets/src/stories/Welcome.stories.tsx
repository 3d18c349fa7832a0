import { FandeckProvider } from '@fandeck/react'
import { useEffect, useState } from 'react'
import { Card } from '../card/Card.tsx'
import { aCard } from '../card/card.fixtures.ts'
import { DropCompact } from '../drop/DropCompact.tsx'
import { aShopToTry } from '../drop-model/shop-story.fixtures.tsx'
import { useMessages } from '../messages.ts'
import { WalletPanel } from '../wallet-drawer/WalletPanel.tsx'
import { walletKit } from '../wallet-drawer/wallet.fixtures.tsx'
import { storyId, WINGS } from './wings.ts'
import './welcome.css'

const SECOND = 1000

const TEXTS = {
  ko: {
    title: 'Fandeck 위젯',
    what: '팬 사이트에 카드 드롭과 지갑, 카드 스캐너, 캠페인 보드를 더하는 위젯이에요. 아래 셋은 그림이 아니라, 이 페이지 안의 가짜 서버로 움직이는 진짜 위젯이에요.',
    drop: '카드팩을 사 보세요',
    card: '카드를 기울여 보세요',
    wallet: '혜택을 펼쳐 보세요',
    groups: '무엇이 있나요?',
    switches:
      '왼쪽 아래에서 밝기와 너비를, 조절판의 language에서 언어를 바꿔요. Controls 스토리에서는 값을 바꿔 볼 수 있어요.',
  },
  en: {
    title: 'Fandeck widgets',
    what: 'Widgets that add card drops, a wallet, a card scanner and campaign boards to a fan site. The three below are no pictures: they run against a fake server in this page.',
    drop: 'Buy a pack',
    card: 'Tilt the card',
    wallet: 'Open a benefit',
    groups: 'What is here?',
    switches:
      'The buttons at the bottom left choose the theme and the width; the control language chooses the language. Stories named Controls take values.',
  },
} as const

/** A client whose fake clock keeps time, so that countdowns run. */
function useRunning<Kit extends { clock: { advance(ms: number): Promise<void> } }>(create: () => Kit): Kit {
  const [kit] = useState(create)
  useEffect(() => {
    const ticking = setInterval(() => void kit.clock.advance(SECOND), SECOND)
    return () => clearInterval(ticking)
  }, [kit])
  return kit
}

function Live({ texts }: { texts: (typeof TEXTS)['ko' | 'en'] }) {
  const shop = useRunning(aShopToTry)
  const wallet = useRunning(walletKit)
  return (
    <div className="welcome-live">
      <section>
        <h2 className="fandeck-label">{texts.drop}</h2>
        <FandeckProvider fandeck={shop.fandeck}>
          <DropCompact dropId={1} />
        </FandeckProvider>
      </section>
      <section>
        <h2 className="fandeck-label">{texts.card}</h2>
        <div className="welcome-card">
          <Card {...aCard} finish="prism" focused />
        </div>
      </section>
      <section>
        <h2 className="fandeck-label">{texts.wallet}</h2>
        <FandeckProvider fandeck={wallet.fandeck}>
          <WalletPanel address="0x7a3e…c41F" />
        </FandeckProvider>
      </section>
    </div>
  )
}

function Groups({ language }: { language: 'ko' | 'en' }) {
  return (
    <dl className="welcome-groups">
      {WINGS.map(({ name, stories, [language]: about }) => (
        <div key={name}>
          <dt className="fandeck-title-3" lang="en">
            {name}
          </dt>
          <dd className="fandeck-body-2">{about}</dd>
          <dd lang="en">
            <ul>
              {stories.map((story) => (
                <li key={story}>
                  {name === 'Primitives' ? (
                    story
                  ) : (
                    <a href={`?story=${storyId(name, story, 'Controls')}`} target="_top">
                      {story}
                    </a>
                  )}
                </li>
              ))}
            </ul>
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** Where a reader of the stories begins. */
export const Fandeck = () => {
  const language = useMessages()['common.language'] === 'en' ? 'en' : 'ko'
  const texts = TEXTS[language]
  return (
    <div className="welcome">
      <h1 className="fandeck-display">{texts.title}</h1>
      <p className="fandeck-body-1">{texts.what}</p>
      <Live texts={texts} />
      <h2 className="fandeck-title-1">{texts.groups}</h2>
      <p className="fandeck-body-2">{texts.switches}</p>
      <Groups language={language} />
    </div>
  )
}
