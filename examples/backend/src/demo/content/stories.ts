import type { TeamKey } from '../../art/teams.ts'
import { fanArt, PLACES, type Three } from './scenes.ts'
import { DAY } from './time.ts'
import type { SeedStory } from './types.ts'

interface StoryText {
  daysAgo: number
  title: string
  summary: string
  sections: SeedStory['sections']
}

const story = (storySeq: number, team: TeamKey, cards: Three, text: StoryText): SeedStory => ({
  storySeq,
  title: text.title,
  summary: text.summary,
  sections: text.sections,
  postedMinutes: -text.daysAgo * DAY,
  art: fanArt(team, PLACES.eventCard, cards),
})

/** Six stories, newest first. */
export const STORIES: readonly SeedStory[] = [
  story(6, 'seoul', [2009, 2003, 2001], {
    daysAgo: 2,
    title: '카드 한 장이 나오기까지',
    summary: '선수의 한순간이 카드가 되는 과정을 따라가 봤어요.',
    sections: [
      {
        paragraphs: ['카드 한 장에는 한 경기의 가장 빛나는 순간이 담겨요. 그 순간을 고르는 일부터 시작해요.'],
      },
      {
        heading: '한 장면을 고르는 일',
        paragraphs: [
          '경기가 끝나면 제작팀은 영상을 처음부터 다시 봐요. 골 장면만 보는 것은 아니에요. 넘어진 동료를 일으키는 손도, 교체되어 나오며 벗는 완장도 카드가 돼요.',
          '후보가 서른 개쯤 모이면 하나만 남을 때까지 이야기를 나눠요.',
        ],
      },
      {
        heading: '빛을 입히는 일',
        paragraphs: [
          '마지막은 빛이에요. 기울이면 달라지는 포일의 각도를 정하고, 번호가 가장 잘 보이는 자리를 찾아요.',
        ],
      },
    ],
  }),
  story(5, 'idol2', [1005, 1004, 1002], {
    daysAgo: 6,
    title: 'ORBLIT 세이가 덱에 남긴 메모',
    summary: '연습실 불을 가장 늦게 끄는 멤버에게 물었어요.',
    sections: [
      { paragraphs: ['세이는 자기 카드를 처음 받은 날, 뒷면부터 읽었다고 해요.'] },
      {
        heading: '뒷면의 한 문장',
        paragraphs: [
          '“앞면은 제가 아니라 무대가 찍힌 거라고 생각해요. 제 이야기는 뒷면에 있어요.”',
          '그래서 세이의 카드 뒷면에는 연습실의 불 이야기가 적혀 있어요.',
        ],
      },
    ],
  }),
  story(4, 'itta', [5003, 5004, 5001], {
    daysAgo: 11,
    title: '표지를 넘기면 시작되는 이야기',
    summary: 'ITTA 편집부가 말하는 여섯 권의 표지.',
    sections: [
      { paragraphs: ['ITTA의 표지에는 제호가 없어요. 그림과 숫자만 남겼어요.'] },
      {
        heading: '숫자만 남긴 까닭',
        paragraphs: [
          '표지가 카드가 되었을 때, 손안에서 가장 먼저 읽히는 것은 숫자였어요. 그래서 나머지는 뒤로 넘겼어요.',
        ],
      },
    ],
  }),
  story(3, 'suwon', [3002, 3012, 3001], {
    daysAgo: 17,
    title: '원정 버스에서 카드를 바꾸는 사람들',
    summary: '수원에서 울산까지, 다섯 시간의 교환 시장.',
    sections: [
      { paragraphs: ['원정 버스가 고속도로에 오르면 맨 뒷자리부터 카드가 펼쳐져요.'] },
      {
        heading: '한 장의 값',
        paragraphs: [
          '여기서 값은 돈으로 매기지 않아요. 직접 본 골이 담긴 카드가 가장 비싸요.',
          '한 팬은 열 장을 내고 한 장을 받았어요. 아버지와 함께 본 경기의 카드였어요.',
        ],
      },
    ],
  }),
  story(2, 'boosters', [8002, 8003, 8001], {
    daysAgo: 24,
    title: '홈 개막전, 카드로 연 응원전',
    summary: '3천 장의 카드가 관중석을 붉게 물들인 밤.',
    sections: [
      {
        paragraphs: [
          '개막전 날, 관중석에는 카드를 든 손이 가득했어요. 4쿼터가 시작되자 모두가 한꺼번에 카드를 뒤집었어요.',
        ],
      },
      {
        heading: '뒷면의 색',
        paragraphs: ['뒷면은 모두 같은 붉은색이에요. 그날 이후로 4쿼터의 신호가 되었어요.'],
      },
    ],
  }),
  story(1, 'anyang', [4002, 4012, 4001], {
    daysAgo: 33,
    title: '팬덱을 만드는 사람들이 지키는 세 가지',
    summary: '카드를 잃지 않게, 두 번 주지 않게, 기다리지 않게.',
    sections: [
      {
        paragraphs: [
          '드롭이 열리는 순간에는 수천 명이 같은 버튼을 눌러요. 그때도 지켜야 하는 것이 세 가지 있어요.',
        ],
      },
      {
        heading: '잃지 않게',
        paragraphs: [
          '결제가 끝난 카드는 어떤 일이 있어도 주인에게 가요. 화면이 꺼져도, 지하철이 터널에 들어가도요.',
        ],
      },
      {
        heading: '두 번 주지 않게',
        paragraphs: ['에디션 번호는 세상에 하나뿐이에요. 같은 번호가 두 사람에게 가는 일은 없어요.'],
      },
      { heading: '기다리지 않게', paragraphs: ['그리고 이 모든 일은 손을 떼기 전에 끝나야 해요.'] },
    ],
  }),
]
