/** Messages of the ten missions. */
export const koMissions = {
  'missions.progress': '영입 진행',
  'missions.summary': (p: { recruited: number; waiting: number; left: number }) =>
    [`${p.recruited}명 영입`, p.waiting > 0 && `${p.waiting}명 영입 대기`, p.left > 0 && `${p.left}명 남음`]
      .filter(Boolean)
      .join(' · '),
  'missions.range': (p: { from: number; to: number }) => `${p.from}–${p.to}번 미션`,
  'missions.range.done': (p: { from: number; to: number }) => `${p.from}–${p.to}번 미션 · 모두 영입했어요`,
  'missions.range.emblem': (p: { from: number; to: number }) =>
    `${p.from}–${p.to}번 미션 · 마지막은 엠블럼이에요`,
  'missions.number': (p: { number: number }) => `${p.number}번 미션`,
  'missions.player': (p: { name: string; number: number; position: string }) =>
    `${p.name} · ${p.number} · ${p.position}`,
  'missions.emblem': '선수 아홉 명을 모두 영입하면 열려요',
  'missions.points': (p: { points: string }) => `${p.points}P`,
  'missions.gain': (p: { points: string }) => `+${p.points}P`,
  'missions.try': '도전하기',
  'missions.waiting': '도전 중',
  'missions.recruit': '영입하기',
  'missions.recruited': '영입 완료',
  'missions.takeEmblem': '엠블럼 받기',
  'missions.emblemTaken': '엠블럼 완성',
  'missions.done': (p: { name: string }) => `${p.name} 영입을 마쳤어요.`,
  'missions.emblemDone': '엠블럼을 받았어요.',
  'missions.complete': '엠블럼을 완성했어요',
  'missions.noneOwned': '미션 카드가 아직 없어요. 카드팩을 열거나 카드 코드를 스캔해 보세요.',
  'missions.signIn': '로그인하고 도전하기',
}
